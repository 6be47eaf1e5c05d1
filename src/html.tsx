import type { HTMLAttributes, HtmlHTMLAttributes, ReactNode } from "react";
import { addressOf } from "@/site/address";

/** The bundled src/early-scripts/head.ts (src/gatsby/bundle-early-scripts.ts). */
declare const HEAD_SCRIPT: string;
/** The colour of the browser's own bars (src/gatsby/palette-color.ts). */
declare const THEME_COLOR: string;

/**
 * Lets Chromium fetch the pages of the links that src/early-scripts/links.ts marks
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html). A rule that a script added for
 * one address would be refused, because a policy that lists hashes ignores
 * 'inline-speculation-rules'. Pages aren't rendered in advance, because the press would wait for
 * that.
 */
const fetchRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: "[data-fetch]" }, eagerness: "immediate" }],
});

/** The properties that Gatsby passes to the component around every page. */
interface HtmlProps {
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  /** The rendered page. */
  body: string;
  postBodyComponents: ReactNode;
}

/**
 * The HTML around every page (https://www.gatsbyjs.com/docs/custom-html/). Its inline scripts are
 * the same on every page.
 */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOR} />
        {/* iPhones would make a telephone link of an ABN. Numbers here are links already. */}
        <meta name="format-detection" content="telephone=no" />
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link
          rel="preload"
          as="font"
          href={addressOf("/fonts/bricolage-grotesque.woff2")}
          crossOrigin="anonymous"
        />
        {props.headComponents}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: fetchRules }} />
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
