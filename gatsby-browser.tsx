import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { wrapPage } from "./src/components/layout/layout/wrap-page";
import { chooseVisitedRegion } from "./src/components/regions/region/use-region";
import { showRegion } from "./src/early-scripts/region";
import { pathOf } from "./src/site/address";
import "./src/styles/global.scss";

declare global {
  interface Window {
    /** The function that Gatsby's Link and navigate() call. */
    ___navigate: (to: string | number, options?: { state?: unknown; replace?: boolean }) => unknown;
    /** Gatsby's loader, of which Link calls `hovering` when it is pointed at. */
    ___loader: { hovering: (path: string) => void };
  }
}

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

/** A page is fetched when its link is hovered, touched or focused, not when it is in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * Hydrates a built page in a transition (https://react.dev/reference/react/startTransition). React
 * then works in steps of a few milliseconds and answers a press between two steps at once. In
 * development, pages arrive without content, so there is nothing to hydrate.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, element))
    : undefined;

/**
 * Decides whether Gatsby sets the scroll position. When a page is opened or reloaded, the browser
 * does it. After a navigation within the site, a new page begins at the top, and Back and Forward
 * restore the visitor's position. If only the query or hash changes, such as when a job's dialog
 * opens, nothing scrolls.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  const { pathname, hash, action } = routerProps.location as Location & { action?: string };
  return prevRouterProps.location.pathname !== pathname || (action === "PUSH" && hash !== "");
};

/** A region's page chooses the region: one that was shown before, or comes back from the cache. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  chooseVisitedRegion();
  addEventListener("pageshow", chooseVisitedRegion);
};

/** So does one that the router shows. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  showRegion(pathOf(location.pathname));
  chooseVisitedRegion();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // An error before this may have removed them (src/early-scripts/head.ts).
  document.documentElement.classList.add("scripted", "fading");
  window.___early?.();
  // Gatsby notices scrolling only from now on. Without this event, it wouldn't know that the page
  // is already scrolled, and Back would return to the top.
  dispatchEvent(new Event("scroll"));
  document.addEventListener("focusin", showWhole);
  if (HTMLScriptElement.supports?.("speculationrules")) leaveLinksToBrowser();
};

/**
 * Scrolls a focused element fully into view, with its label. Browsers are content with a part of
 * it, for example in a row that scrolls sideways.
 */
function showWhole({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  (target.closest("label") ?? target).scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * Lets a browser that fetches pages before a press (src/early-scripts/links.ts) follow a pressed
 * Link by itself. Gatsby's router would wait for the data and scripts of the page. The router still
 * handles state, steps in the history and links within a page.
 */
function leaveLinksToBrowser(): void {
  // Otherwise Gatsby would fetch the page a second time, as data and scripts.
  window.___loader.hovering = () => undefined;
  const route = window.___navigate;
  window.___navigate = (to, options) => {
    // A number is a step in the history, such as -1 for Back.
    const isOtherPage =
      typeof to === "string" && new URL(to, location.href).pathname !== location.pathname;
    if (isOtherPage && !options?.state && !options?.replace) location.assign(to);
    else void route(to, options);
  };
}
