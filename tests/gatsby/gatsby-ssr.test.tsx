import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactNode } from "react";

// gatsby-ssr.tsx reads this constant when it is loaded. In a build, webpack defines it.
Object.assign(globalThis, { STYLES_VERSION: "test" });

/** The components in the head of a page after onPreRenderHTML. */
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

test("components that the site does not use are left out of the head, and all others stay", async () => {
  // In development, Gatsby lists objects without props.
  const kept = [<meta key="robots" name="robots" />, {} as ReactNode, "text", null];
  const head = await render([
    <style key="gatsby-image-style" />,
    ...kept,
    <script key="gatsby-image-style-script" />,
    <noscript key="gatsby-image-style-noscript" />,
    <meta key="generator" name="generator" content="Gatsby" />,
  ]);
  expect(head).toEqual(kept);
});
