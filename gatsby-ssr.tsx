import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { IconSprite } from "./src/components/icon/icon-sprite";
import { wrapPage } from "./src/components/layout/wrap-page";

/** A hash of the styles. When it changes, Gatsby renders all pages anew (src/gatsby/on-create-webpack-config.ts). */
declare const STYLES_VERSION: string;
void STYLES_VERSION;

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en-AU" });
  setPreBodyComponents([<IconSprite key="icons" />]);
};

/**
 * In a build, Gatsby's scripts wait in a template until src/first-view/first-view.ts puts them into the page. Three things
 * are left out: the styles and script of gatsby-plugin-image's component, which this site doesn't use; the name of the
 * generator; and the inline script that names the page. An attribute names it instead, so that inline scripts are the same
 * on every page and one hash covers them.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  api.replaceHeadComponents(api.getHeadComponents().filter((component) => !isUnused(component)));
  if (process.env.NODE_ENV !== "production") return;
  const scripts = api.getPostBodyComponents().filter((component) => !isUnused(component));
  api.replacePostBodyComponents([
    <template key="page-scripts" id="page-scripts" data-path={api.pathname}>
      {scripts}
    </template>,
  ]);
};

function isUnused(component: ReactNode): boolean {
  // In development, Gatsby's list also has entries that are not elements.
  if (!isValidElement<{ name?: string }>(component)) return false;
  const { key, props } = component;
  return (
    /^(gatsby-image-|gatsby-plugin-image|script-loader$)/.test(key ?? "") ||
    props.name === "generator"
  );
}
