import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary, goWithoutScripts } from "./src/components/error-boundary/error-boundary";
import { wrapPage } from "./src/components/layout/wrap-page";
import "./src/styles/global.scss";

declare global {
  interface Window {
    /** The function that Gatsby's Link and navigate() call. */
    ___navigate: (to: string | number, options?: { state?: unknown; replace?: boolean }) => unknown;
  }
}

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

/**
 * Gatsby would fetch every page whose link is in view. Here a page is fetched when its link is hovered, touched or focused.
 */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * React hydrates a built page in steps of a few milliseconds, so that a press between two steps is answered at once
 * (https://react.dev/reference/react/startTransition). In development, pages arrive without content, so there is nothing to
 * hydrate.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, element, { onRecoverableError }))
    : undefined;

/** When a translator has changed the page's words, React renders them again. That is not an error of the page. */
function onRecoverableError(error: unknown): void {
  const { classList, lang } = document.documentElement;
  const isTranslated = lang !== "en-AU" || /\btranslated-/.test(classList.value);
  if (!isTranslated) console.error(error);
}

/**
 * Catches errors that nothing else catches, including those of Gatsby's own parts. A page whose scripts break is loaded
 * once more and works without them (src/first-view/at-once.ts), because its HTML is complete.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary onError={showWithoutScripts} fallback={<LastWords />}>
    {element}
  </ErrorBoundary>
);

/**
 * Shown if the browser can't remember that the scripts broke. It reads the phone number from the page while that is still
 * there.
 */
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

/** If the browser can't remember it, the reloaded page would break again, so the fallback stays. */
function showWithoutScripts(): void {
  if (goWithoutScripts()) location.reload();
}

/**
 * The browser sets the scroll position of a page that is opened, reloaded or returned to. After a navigation inside the
 * site, a new page starts at the top, and Back and Forward restore the visitor's position. A change of the address alone,
 * such as opening a job's dialog, scrolls nothing.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  const { pathname, hash, action } = routerProps.location as Location & { action?: string };
  return prevRouterProps.location.pathname !== pathname || (action === "PUSH" && hash !== "");
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.___early?.();
  // Gatsby notices scrolling only from now on. Without this event, Back would return to the top of a page that was scrolled
  // earlier.
  dispatchEvent(new Event("scroll"));
  if ("prerendering" in document) activatePrerendered();
};

/**
 * In a browser that prerenders (src/site/speculation-rules.ts), pressing a Link shows the page that is already rendered;
 * Gatsby's router would render it again. The router still handles state, steps in the history and links within a page.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
function activatePrerendered(): void {
  const route = window.___navigate;
  window.___navigate = (to, options) => {
    // A number is a step in the history, such as -1 for Back.
    const isOtherPage =
      typeof to === "string" && new URL(to, location.href).pathname !== location.pathname;
    if (isOtherPage && !options?.state && !options?.replace) location.assign(to);
    else void route(to, options);
  };
}
