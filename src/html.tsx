import type { HtmlHTMLAttributes, HTMLAttributes, ReactNode } from "react";

/** What Gatsby gives to the component that every page is put into. */
interface HtmlProps {
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  /** The rendered page. */
  body: string;
  postBodyComponents: ReactNode;
}

/** The shell of every page (https://www.gatsbyjs.com/docs/custom-html/), without what Gatsby's own says to Internet Explorer. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
