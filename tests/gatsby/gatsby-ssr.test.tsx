import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactNode } from "react";

// The bundler puts the version of the styles in; the file asks for it when it is loaded.
Object.assign(globalThis, { STYLES_VERSION: "test" });

/** What onPreRenderHTML makes of the head and of the scripts at the end of a page. */
async function render({ head = [], scripts = [] }: { head?: ReactNode[]; scripts?: ReactNode[] }) {
  const { onPreRenderHTML } = await import("../../gatsby-ssr");
  const after = { head, scripts };
  const api: Partial<PreRenderHTMLArgs> = {
    pathname: "/about",
    getHeadComponents: () => head,
    replaceHeadComponents: (components) => (after.head = [...components]),
    getPostBodyComponents: () => scripts,
    replacePostBodyComponents: (components) => (after.scripts = [...components]),
  };
  onPreRenderHTML?.(api as PreRenderHTMLArgs, { plugins: [] });
  return after;
}

test("what the site does not use is left out of the head, and everything else stays", async () => {
  const kept = [<meta key="charset" charSet="utf-8" />, <meta key="robots" name="robots" />];
  const { head } = await render({
    head: [
      kept[0],
      <style key="gatsby-image-style" />,
      <script key="gatsby-image-style-script" />,
      <noscript key="gatsby-image-style-noscript" />,
      <meta key="generator" name="generator" content="Gatsby" />,
      kept[1],
    ],
  });
  expect(head).toEqual(kept);
});

test.each<[string, ReactNode]>([
  ["an element without a key and props of its own", <base />],
  ["an object without props, as Gatsby lists them in development", {} as ReactNode],
  ["a text", "text"],
  ["a list", [<meta key="a" />, null]],
  ["nothing", null],
])("%s stays, and stops nothing", async (_what, component) => {
  expect((await render({ head: [component] })).head).toEqual([component]);
});

test("in a build Gatsby's scripts wait in a template that names the page", async () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: "production" });
  const scripts = [<script key="script-loader" />, <script key="app" src="/app.js" />];
  expect((await render({ scripts })).scripts).toEqual([
    <template key="page-scripts" id="page-scripts" data-path="/about">
      {[scripts[1]]}
    </template>,
  ]);
  Object.assign(process.env, { NODE_ENV });
  expect((await render({ scripts })).scripts).toEqual(scripts);
});
