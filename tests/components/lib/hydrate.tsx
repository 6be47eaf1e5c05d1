import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import type * as server from "react-dom/server";

// Under jsdom the package resolves to its edition for browsers, which wants more of one than jsdom is.
const { renderToString } = jest.requireActual<typeof server>("react-dom/server.node");

/** Shows an element as the built page has it, lets a visitor (or anything else) act on it, and hydrates it then. */
export function hydrateAfter(element: ReactElement, act: (page: HTMLElement) => void) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(element);
  document.body.append(container);
  act(container);
  return render(element, { container, hydrate: true });
}
