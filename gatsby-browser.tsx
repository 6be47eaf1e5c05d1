import "./src/styles/global.scss";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { wrapPage } from "./src/components/layout/wrap-page";

declare global {
  interface Window {
    /** Presses again what was pressed before the page's scripts were there (src/first-view/first-view.js). */
    ___early?: (() => void) | null;
    /** Gatsby's loader of pages. */
    ___loader?: { hovering: (path: string) => void };
  }
}

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

/** Pages are fetched when a link is hovered, touched or focused, not all that are in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * React takes charge of a built page in steps of a few milliseconds, so that presses in between are answered at once
 * (https://react.dev/reference/react/startTransition). In development pages come without their content.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, element))
    : undefined;

/** A page that was scrolled before the heading font came does without it; the next one has it (first-view.js). */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) document.documentElement.classList.add("fonted");
};

/** A page comes with the icons it shows; the pages to come may show others. Without them only the words stand there. */
async function addAllIcons(): Promise<void> {
  const own = document.getElementById("icons");
  const address = own?.dataset["all"];
  if (!address) return;
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) return;
  const all = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  for (const symbol of all.querySelectorAll("symbol"))
    if (!document.getElementById(symbol.id)) own?.append(symbol);
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.___early?.();
  void addAllIcons();
  for (const type of ["touchstart", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link?.origin === location.origin) window.___loader?.hovering(link.pathname);
      },
      { passive: true },
    );
  }
};
