import { finishHtml, readAllIcons, readGatsbyScripts } from "../../src/first-view/finish-html";

const page = (path: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body><main></main>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>` +
  `<script>window.___webpackCompilationHash="abc123";</script><script src="/polyfill-1.js" nomodule=""></script>` +
  `<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
const atOnce = "first()";

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  );

test("Gatsby's scripts are read without those for old browsers", () => {
  expect(readGatsbyScripts(page("/"))).toEqual({
    hash: "abc123",
    sources: ["/webpack-runtime-1.js", "/app-2.js"],
  });
});

test("a finished page loads no script by itself and runs only the first one, so that one hash covers all pages", () => {
  const html = finishHtml(page("/about"), atOnce);
  expect(html).not.toContain("src=");
  expect(inlineScripts(html)).toEqual([atOnce]);
  expect(html).toContain(
    '<script id="gatsby-script-loader" type="application/json">"/about"</script>',
  );
  expect(html.indexOf(atOnce)).toBeLessThan(html.indexOf("<title>"));
});

test("finishing twice changes nothing, and a new first script replaces the old", () => {
  const once = finishHtml(page("/a"), atOnce);
  expect(finishHtml(once, atOnce)).toBe(once);
  expect(readGatsbyScripts(once)).toBeUndefined();
  const next = finishHtml(once, "second()");
  expect(inlineScripts(next)).toEqual(["second()"]);
});

test("the marks by which react-helmet finds its tags are gone from the head, and from nowhere else", () => {
  const marked = page("/a").replace(
    "<title>x</title>",
    '<title data-react-helmet="true">x</title><meta data-react-helmet="true" name="robots" content="all"/>',
  );
  const html = finishHtml(marked.replace("<main>", '<main>data-react-helmet="true"'), atOnce);
  expect(html).toContain('<title>x</title><meta name="robots" content="all"/>');
  expect(html).toContain('<main>data-react-helmet="true"');
});

test("a page of another shape stops the build", () => {
  expect(() => finishHtml("<html></html>", atOnce)).toThrow("not where they were expected");
});

const symbol = (id: string) =>
  `<symbol id="${id}" viewBox="0 0 24 24"><path d="M0 0"></path></symbol>`;
const withIcons = page("/a").replace(
  "<main>",
  `<svg xmlns="http://www.w3.org/2000/svg" id="icons">${symbol("icon-phone")}${symbol("icon-mail")}</svg><main><svg><use href="#icon-mail"></use></svg>`,
);

test("a page keeps the icons it shows and says where all of them are", () => {
  const html = finishHtml(withIcons, atOnce);
  expect(html).toContain('<symbol id="icon-mail"');
  expect(html).not.toContain("icon-phone");
  expect(html).toContain('data-all="/icons/all.svg"');
  expect(finishHtml(html, atOnce)).toBe(html);
});

test("all icons are read from a page that is not finished yet", () => {
  expect(readAllIcons(withIcons)).toMatch(/^<svg .*icon-phone.*icon-mail.*<\/svg>$/);
  expect(readAllIcons(finishHtml(withIcons, atOnce))).toBeUndefined();
  expect(readAllIcons(page("/a"))).toBeUndefined();
});
