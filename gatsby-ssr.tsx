import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { IconSprite } from "./src/components/icon/icon-sprite";
import { wrapPage } from "./src/components/layout/wrap-page";
import { paths } from "./src/site/paths";

declare const STYLES_VERSION: string;

// Styles are written into the pages, but Gatsby's warm builds look at the code that renders a page only: here it sees both.
void STYLES_VERSION;

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en-AU" });
  if (pathname.startsWith(paths.notFound)) setHtmlAttributes({ "data-not-found": "" } as never);
  setPreBodyComponents([<IconSprite key="icons" />]);
};

/** The styles and script that gatsby-plugin-image brings for its own component, which this site does not use, and the name of the generator. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
};

function isUnused(component: ReactNode): boolean {
  // In development Gatsby also lists entries that are no elements.
  if (!isValidElement<{ name?: string }>(component)) return false;
  const { key, props } = component;
  return /^gatsby-image-|^gatsby-plugin-image/.test(key ?? "") || props.name === "generator";
}
