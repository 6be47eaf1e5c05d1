import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactNode } from "react";

// The bundler puts the version of the styles in; the file asks for it when it is loaded.
Object.assign(globalThis, { STYLES_VERSION: "test" });

/** What onPreRenderHTML makes of the head of a page. */
async function render(head: ReactNode[]): Promise<ReactNode[]> {
  const { onPreRenderHTML } = await import("../../gatsby-ssr");
  let after = head;
  const api: Partial<PreRenderHTMLArgs> = {
    getHeadComponents: () => head,
    replaceHeadComponents: (components) => (after = [...components]),
  };
  onPreRenderHTML?.(api as PreRenderHTMLArgs, { plugins: [] });
  return after;
}

test("what the site does not use is left out of the head, and everything else stays", async () => {
  const kept = [<meta key="charset" charSet="utf-8" />, <meta key="robots" name="robots" />];
  const head = await render([
    kept[0],
    <style key="gatsby-image-style" />,
    <script key="gatsby-image-style-script" />,
    <noscript key="gatsby-image-style-noscript" />,
    <meta key="generator" name="generator" content="Gatsby" />,
    kept[1],
  ]);
  expect(head).toEqual(kept);
});

test.each<[string, ReactNode]>([
  ["an object without props, as Gatsby lists them in development", {} as ReactNode],
  ["a text", "text"],
  ["nothing", null],
])("%s stays, and stops nothing", async (_what, component) => {
  expect(await render([component])).toEqual([component]);
});
