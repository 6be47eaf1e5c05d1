import "./src/styles/global.scss";
import { type GatsbyBrowser, navigate } from "gatsby";
import { startTransition, useState, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "./src/components/error-boundary/error-boundary";
import { goWithoutScripts } from "./src/components/error-boundary/go-without-scripts";
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

/**
 * The net under everything, Gatsby's own parts included: a page whose scripts break is loaded once more and goes without them
 * (src/first-view/at-once.js), because its HTML is whole.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary onError={showWithoutScripts} fallback={<LastWords />}>
    {element}
  </ErrorBoundary>
);

/** What is left where not even that can be remembered; the number is taken from the page while it is still there. */
function LastWords() {
  const [phone] = useState(() => document.querySelector<HTMLAnchorElement>('a[href^="tel:"]'));
  return (
    <main>
      <h1>Something went wrong</h1>
      <p>
        Sorry. <a href={location.pathname}>Load the page again</a>
        {phone && (
          <>
            , or <a href={phone.href}>call {phone.href.replace("tel:", "")}</a>
          </>
        )}
        .
      </p>
    </main>
  );
}

/** Where not even that can be remembered it would break again: the last words stay. */
function showWithoutScripts(): void {
  if (goWithoutScripts()) location.reload();
}

/**
 * A page that is opened, reloaded or gone back to is put in place by the browser. Navigations inside the site arrive at the
 * top, Back and Forward where the visitor was; what changes the address of a page only (a job's dialog) moves nothing.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  const { pathname, hash, action } = routerProps.location as Location & { action?: string };
  return prevRouterProps.location.pathname !== pathname || (action === "PUSH" && hash !== "");
};

/**
 * Browsers that read the site's speculation rules (src/site/speculation-rules.ts) have the next page ready when it
 * is asked for. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const prerenders =
  typeof HTMLScriptElement !== "undefined" &&
  "supports" in HTMLScriptElement &&
  HTMLScriptElement.supports("speculationrules");

/** A page is fetched when a link to it is pointed at, touched or focused. */
function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin === location.origin) window.___loader?.hovering(link.pathname);
}

/**
 * Links are plain ones, in components as in the owner's texts: browsers that prerender show the page that is ready already,
 * in the others the press goes to Gatsby's router.
 */
function followPlainLink(event: MouseEvent): void {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin) return;
  const isFile = /\.[a-z\d]+$/i.test(link.pathname);
  const isPlace = link.pathname === location.pathname && link.hash !== "";
  if (isFile || isPlace || !isDecodable(link.hash)) return;
  event.preventDefault();
  void navigate(link.pathname + link.search + link.hash);
}

/** Gatsby decodes fragments, and throws at one such as `#100%`. */
function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

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
  if (prerenders) return;
  // Gatsby hears of scrolling from now on only, and Back would return to the top of a page that was scrolled before.
  dispatchEvent(new Event("scroll"));
  document.addEventListener("click", followPlainLink);
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, fetchAhead, { passive: true });
};
