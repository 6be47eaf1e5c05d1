import type { HTMLAttributes, HtmlHTMLAttributes, ReactNode } from "react";
import { speculationRules } from "./site/speculation-rules";

/** The bundled src/early-scripts/head.ts (src/gatsby/bundle-early-scripts.ts). */
declare const HEAD_SCRIPT: string;

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
 * The HTML around every page (https://www.gatsbyjs.com/docs/custom-html/). Its inline scripts are the same on every page.
 */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link
          rel="preload"
          as="font"
          href="/fonts/bricolage-grotesque.woff2"
          crossOrigin="anonymous"
          fetchpriority="low"
        />
        {props.headComponents}
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
