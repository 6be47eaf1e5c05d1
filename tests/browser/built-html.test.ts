import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { articles, services } from "../lib/content";
import { missingRoute, readHtml, routes } from "./lib/routes";

// What can be read from the built files without a browser.

/**
 * Limits that the project set itself, in thousands of bytes as hosts compress them. Up to 13.8, a
 * page arrives with the first packets of a connection.
 */
const limits = { html: 13.8, article: 16.3, prices: 16.6, inlineScripts: 1.2 };

/** The limit of a page's HTML. An article with two pictures and the price lists take more. */
function limitOf(route: string): number {
  if (route === "/" || route.startsWith("/services")) return limits.prices;
  return articles.some(({ path }) => route === path) ? limits.article : limits.html;
}

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // How React writes HTML, which makes no difference to browsers.
    "attr-case": "off",
    "void-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Average colours of pictures.
    "no-inline-style": "off",
    // Gatsby's own: its route announcer and the class names of CSS modules.
    "valid-id": "off",
    "long-title": "off",
    "prefer-native-element": "off",
    "no-redundant-role": "off",
  },
});

/** Errors in HTML. */
async function htmlErrors(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

const compressed = (text: string) => brotliCompressSync(text).length / 1000;

test.each([...routes, missingRoute])("%s has valid and small HTML", async (route) => {
  const html = readHtml(route);
  expect(await htmlErrors(html)).toEqual([]);
  expect(compressed(html)).toBeLessThanOrEqual(limitOf(route));
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code);
  expect(compressed(scripts.join(""))).toBeLessThanOrEqual(limits.inlineScripts);
});

const phones = "(max-width: 767.98px)";

test.each([
  [`/services/${services[0]?.id}`, "hero", [800, 450], [1600, 900]],
  ["/about", "1", [500, 375], [1000, 750]],
  ["/about", "2", [500, 375], [1000, 750]],
])(
  "%s has the picture %s in the sizes and formats of phones and desktops",
  (route, name, mobile, desktop) => {
    const pictures = readHtml(route).match(/<picture[^]*?<\/picture>/g) ?? [];
    const picture = pictures.find((each) => each.includes(`/${name}.webp"`)) ?? "";
    const attribute = (tag: string, key: string) =>
      new RegExp(` ${key}="([^"]*)"`, "i").exec(tag)?.[1];
    const tags = picture.match(/<(source|img)[^>]*>/g) ?? [];
    const found = tags.map((tag) => [
      ...["media", "type", "width", "height"].map((key) => attribute(tag, key)),
      /avif|webp/.exec(attribute(tag, "srcset") ?? attribute(tag, "src") ?? "")?.[0],
    ]);
    expect(found).toEqual([
      [phones, "image/avif", ...mobile.map(String), "avif"],
      [phones, "image/webp", ...mobile.map(String), "webp"],
      [undefined, "image/avif", undefined, undefined, "avif"],
      [undefined, undefined, ...desktop.map(String), "webp"],
    ]);
  },
);

test("the browser's own bars have one colour, in the pages and in the manifest", () => {
  const { theme_color: color } = JSON.parse(
    readFileSync("public/manifest.webmanifest", "utf8"),
  ) as Record<string, string>;
  for (const route of routes)
    expect(readHtml(route)).toContain(`<meta name="theme-color" content="${color}"/>`);
});

test("the privacy page has facts in place of its words in braces", () => {
  expect(readHtml("/privacy")).toContain("name, email and message");
  expect(readHtml("/privacy")).not.toMatch(/<p>[^<]*\{/);
});

test("no header keeps pictures from being shown elsewhere", () => {
  expect(readFileSync("static/_headers", "utf8")).not.toContain("Cross-Origin");
});

test("all scripts and styles, which hosts keep for a year, have a hash in their names", () => {
  expect(readFileSync("static/_headers", "utf8")).toMatch(/^\/\*\.js\n.*max-age=31536000/m);
  const kept = readdirSync("public", { recursive: true })
    .map(String)
    // Gatsby writes this folder into every site, and no page uses it.
    .filter((name) => /\.(js|css)$/.test(name) && !name.startsWith("~partytown"));
  expect(kept).not.toEqual([]);
  expect(kept.filter((name) => !/[.-][\da-f]{20}\.(js|css)$/.test(name))).toEqual([]);
});

test("no picture of the built site says where, when or with what it was taken", async () => {
  const folder = "public/static";
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(avif|webp|jpe?g|png)$/i.test(name));
  expect(files.length).toBeGreaterThan(0);
  // All files are written by the same code, so those of a few pictures are enough.
  const some = files.filter((_, index) => index % 20 === 0);
  const revealing = await Promise.all(
    some.map(async (name) => {
      const { exif, xmp, iptc } = await sharp(join(folder, name)).metadata();
      return exif || xmp || iptc ? name : undefined;
    }),
  );
  expect(revealing.filter(Boolean)).toEqual([]);
});
