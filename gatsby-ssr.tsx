import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { wrapPage } from "./src/components/layout/layout/wrap-page";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-AU" });
};

/**
 * In a build, puts Gatsby's scripts into a template, from which src/early-scripts/start-scripts.ts
 * takes them. Leaves out what the site doesn't use, and the inline script with the path of the
 * page: an attribute has the path, so that inline scripts are the same on every page and one set of
 * hashes covers them.
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
  // In development, Gatsby's list also has values that are not elements.
  if (!isValidElement<{ name?: string }>(component)) return false;
  const { key, props } = component;
  return (
    /^(gatsby-image-|gatsby-plugin-image|script-loader$)/.test(key ?? "") ||
    props.name === "generator"
  );
}
