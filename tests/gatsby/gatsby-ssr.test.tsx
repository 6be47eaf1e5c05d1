import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactNode } from "react";

// The bundler puts the version of the styles in; the file asks for it when it is loaded.
Object.assign(globalThis, { STYLES_VERSION: "test" });

/** The head after onPreRenderHTML has seen it. */
async function headAfter(before: ReactNode[]): Promise<ReactNode[]> {
  const { onPreRenderHTML } = await import("../../gatsby-ssr");
  let head = before;
  const api: Partial<PreRenderHTMLArgs> = {
    getHeadComponents: () => head,
    replaceHeadComponents: (components) => (head = [...components]),
  };
  onPreRenderHTML?.(api as PreRenderHTMLArgs, { plugins: [] });
  return head;
}

test("what the site does not use is left out of the head, everything else stays in its place", async () => {
  const kept = [<meta key="charset" charSet="utf-8" />, <meta key="robots" name="robots" />];
  const head = await headAfter([
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
  ["an element without a key and props of its own", <base />],
  ["an object without props, as Gatsby lists them in development", {} as ReactNode],
  ["a text", "text"],
  ["a list", [<meta key="a" />, null]],
  ["nothing", null],
])("%s stays, and stops nothing", async (_what, component) => {
  expect(await headAfter([component])).toEqual([component]);
});
