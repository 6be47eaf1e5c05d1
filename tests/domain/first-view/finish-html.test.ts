import {
  finishHtml,
  readAllIcons,
  readGatsbyScripts,
} from "../../../src/domain/first-view/finish-html";

const page = (path: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body><main></main>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>` +
  `<script>window.___webpackCompilationHash="abc123";</script><script src="/polyfill-1.js" nomodule=""></script>` +
  `<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
const firstView = {
  allIcons: "/icons/all.svg",
  script: "first()",
  pageScripts: { hash: "abc123", sources: ["/webpack-runtime-1.js", "/app-2.js"] },
};

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  );

test("Gatsby's scripts are read without those for old browsers", () => {
  expect(readGatsbyScripts(page("/"))).toEqual(firstView.pageScripts);
});

test("a finished page loads no script by itself and runs only the one of the first view", () => {
  const html = finishHtml(page("/about"), firstView);
  expect(html).not.toContain("<script src=");
  expect(inlineScripts(html)).toEqual(["first()"]);
  expect(html).toContain(
    '<script id="gatsby-script-loader" type="application/json">"/about"</script>',
  );
  expect(html.indexOf("first()")).toBeLessThan(html.indexOf("<title>"));
});

test("no inline script differs from page to page, so that one hash covers them all", () => {
  expect(inlineScripts(finishHtml(page("/a"), firstView))).toEqual(
    inlineScripts(finishHtml(page("/b"), firstView)),
  );
});

test("finishing twice changes nothing, and a new first script replaces the old", () => {
  const once = finishHtml(page("/a"), firstView);
  expect(finishHtml(once, firstView)).toBe(once);
  expect(readGatsbyScripts(once)).toBeUndefined();
  expect(inlineScripts(finishHtml(once, { ...firstView, script: "second()" }))).toEqual([
    "second()",
  ]);
});

test("addresses cannot break out of the list", () => {
  const html = finishHtml(page("/a"), {
    ...firstView,
    pageScripts: { hash: "</script><b>", sources: [] },
  });
  expect(html).not.toContain("</script><b>");
});

test("a page of another shape stops the build", () => {
  expect(() => finishHtml("<html></html>", firstView)).toThrow("not where they were expected");
});

const symbol = (id: string) =>
  `<symbol id="${id}" viewBox="0 0 24 24"><path d="M0 0"></path></symbol>`;
const withIcons = page("/a").replace(
  "<main>",
  `<svg xmlns="http://www.w3.org/2000/svg" id="icons">${symbol("icon-phone")}${symbol("icon-mail")}</svg><main><svg><use href="#icon-mail"></use></svg>`,
);

test("a page keeps the icons it shows and says where all of them are", () => {
  const html = finishHtml(withIcons, firstView);
  expect(html).toContain('<symbol id="icon-mail"');
  expect(html).not.toContain("icon-phone");
  expect(html).toContain('data-all="/icons/all.svg"');
  expect(finishHtml(html, firstView)).toBe(html);
});

test("all icons are read from a page that is not finished yet", () => {
  expect(readAllIcons(withIcons)).toMatch(/^<svg .*icon-phone.*icon-mail.*<\/svg>$/);
  expect(readAllIcons(finishHtml(withIcons, firstView))).toBeUndefined();
  expect(readAllIcons(page("/a"))).toBeUndefined();
});
