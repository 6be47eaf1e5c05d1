import { buildSmallSite, check } from "./small-site";

test("a sound site has no violations", () => {
  expect(check(buildSmallSite())).toEqual([]);
});

describe("files", () => {
  test.each<[string, (files: Map<string, string>) => void, string]>([
    [
      "a page that was not built",
      (files) => files.delete("/privacy/index.html"),
      "privacy/index.html: was not built",
    ],
    ["no sitemap", (files) => files.delete("/sitemap.xml"), "sitemap.xml: is missing"],
    [
      "an icon that is not there",
      (files) => files.delete("/icons/icon-192.png"),
      "manifest.webmanifest: loads /icons/icon-192.png, which does not exist",
    ],
    [
      "a picture of the sitemap that is not there",
      (files) => files.delete("/static/mould-wide.webp"),
      "sitemap.xml: loads https://rivergum.example/static/mould-wide.webp, which does not exist",
    ],
    [
      "more rules than a host reads",
      (files) => files.set("/_headers", "/a\n".repeat(101)),
      "_headers: it has 101 rules, and Cloudflare Pages reads the first 100",
    ],
  ])("%s", (_what, change, violation) => {
    const files = buildSmallSite();
    change(files);
    expect(check(files)).toContain(violation);
  });
});

describe("scripts of one build", () => {
  test("of another compilation than the data", () => {
    const files = buildSmallSite();
    files.set("/page-data/app-data.json", '{"webpackCompilationHash":"decade"}');
    expect(check(files)).toEqual([
      expect.stringContaining("starts another compilation than /page-data/app-data.json is of"),
    ]);
  });

  test("a script that is gone", () => {
    const files = buildSmallSite();
    files.delete("/app.js");
    expect(check(files)).toEqual([expect.stringContaining("loads /app.js, which does not exist")]);
  });

  test("a page that asks for the first script of another build", () => {
    const files = buildSmallSite();
    const page = files.get("/about/index.html") ?? "";
    const other = page.replace(
      "</body>",
      '<script>load("/first-view-ffffffffffffffffffff.js")</script></body>',
    );
    files.set("/about/index.html", other);
    expect(check(files)).toEqual([
      expect.stringContaining("loads a script first-view-….js that does not exist"),
    ]);
  });
});
