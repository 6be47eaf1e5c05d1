import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary, goWithoutScripts } from "./src/components/error-boundary/error-boundary";
import { wrapPage } from "./src/components/layout/wrap-page";
import "./src/styles/global.scss";

declare global {
  interface Window {
    /** What Gatsby's Link and navigate() call. */
    ___navigate: (to: string | number, options?: { state?: unknown; replace?: boolean }) => unknown;
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
        startTransition(() => void hydrateRoot(container, element, { onRecoverableError }))
    : undefined;

/** A translator that has changed the page's words makes React render them again, which is not an error of the page. */
function onRecoverableError(error: unknown): void {
  const { classList, lang } = document.documentElement;
  const isTranslated = lang !== "en-AU" || /\btranslated-/.test(classList.value);
  if (!isTranslated) console.error(error);
}

/**
 * The safety net under everything, Gatsby's own parts included: a page whose scripts break is loaded once more and does without them
 * (src/first-view/at-once.ts), because its HTML is whole.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary onError={showWithoutScripts} fallback={<LastWords />}>
    {element}
  </ErrorBoundary>
);

/** Shown if not even that can be remembered; the number is read from the page while it is still there. */
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

/** If not even that can be remembered it would break again, so the fallback stays. */
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

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.___early?.();
  // Gatsby hears of scrolling from now on only, and Back would return to the top of a page that was scrolled before.
  dispatchEvent(new Event("scroll"));
  if ("prerendering" in document) activatePrerendered();
};

/**
 * Where the browser prerenders (src/site/speculation-rules.ts), a press on a Link shows the page that is rendered already;
 * Gatsby's router would render it again. State, steps in the history and other places of the same page stay with the router.
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
