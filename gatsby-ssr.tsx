import type { GatsbySSR } from "gatsby";
import { IconSprite } from "./src/components/icon/icon-sprite";
import { wrapPage } from "./src/components/layout/wrap-page";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setPreBodyComponents }) => {
  setHtmlAttributes({ lang: "en-AU" });
  setPreBodyComponents([<IconSprite key="icons" />]);
};
