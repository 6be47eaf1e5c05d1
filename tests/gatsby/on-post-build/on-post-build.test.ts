import { existsSync, readFileSync, rmSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { takeMarker } from "@/gatsby/cache-marker";
import type * as postBuild from "@/gatsby/on-post-build/on-post-build";
import { paletteColor } from "@/gatsby/palette-color";
import { listFiles } from "@/lib/files";
import { checkedSmallContent } from "../../lib/small-content";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const content = jest.fn();
jest.doMock("@/gatsby/check-once", () => ({
  checkOnce: () => Promise.resolve(content()),
}));
const { onPostBuild } = jest.requireActual<typeof postBuild>(
  "@/gatsby/on-post-build/on-post-build",
);

const { at, write } = useTemporaryFolder();
const readBuilt = (file: string) => readFileSync(at(`public/${file}`), "utf8");

const page = (title: string, head = "") =>
  `<html><head><meta charset="utf-8">${head}<title>${title}</title></head><body><script>go()</script></body></html>`;

beforeEach(() => {
  content.mockReturnValue(checkedSmallContent);
  for (const folder of [".cache", "src", "static"]) write(`${folder}/a.txt`);
  write("public/index.html", page("Home"));
  write("public/about/index.html", page("About"));
});

/** Runs the step as Gatsby does. */
async function run(): Promise<void> {
  const data = {
    business: {
      name: "Rivergum",
      siteAddress: "https://rivergum.example",
      forms: { bookingAction: "/__inbox/booking", contactAction: "/__inbox/contact" },
    },
    allBlogPost: { nodes: [{ path: "/blog/rain", date: "2025-06-10" }] },
    allRedirect: { nodes: [{ from: "/basic", to: "/services/basic-detail" }] },
  };
  const api = {
    graphql: () => Promise.resolve({ data }),
    store: { getState: () => ({ program: { directory: at() } }) },
  };
  await (onPostBuild as (args: BuildArgs) => Promise<void>)(api as unknown as BuildArgs);
}

test("a built site gets a sitemap, redirects, and in each page a policy with the hash of its inline script", async () => {
  write("public/blog/rain/index.html", page('&lt;meta http-equiv="refresh">'));
  write(
    "public/thanks/index.html",
    page("Thanks", '<meta name="robots" content="noindex, follow">'),
  );
  write("public/basic/index.html", page("Moved", '<meta http-equiv="refresh" content="0; url=/">'));
  await run();
  // A build with a cache works on the files of the last one.
  await run();
  expect(
    [...readBuilt("sitemap.xml").matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry),
  ).toEqual([
    "<loc>https://rivergum.example/</loc>",
    "<loc>https://rivergum.example/about</loc>",
    "<loc>https://rivergum.example/blog/rain</loc><lastmod>2025-06-10</lastmod>",
  ]);
  expect(readBuilt("robots.txt")).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://rivergum.example/sitemap.xml\n",
  );
  expect(JSON.parse(readBuilt("manifest.webmanifest"))).toMatchObject({
    name: "Rivergum",
    start_url: ".",
    theme_color: paletteColor("action"),
    background_color: paletteColor("page"),
  });
  expect(readBuilt("_redirects")).toBe("/basic /services/basic-detail 301\n");
  expect(readBuilt("about/index.html").match(/<meta http-equiv[^>]*>/g)).toEqual([
    expect.stringContaining("script-src 'self' 'sha256-"),
  ]);
  expect(readBuilt("about.html")).toBe(readBuilt("about/index.html"));
});

test("in a folder of a host, there is a sitemap, but no file that counts only at the host's root", async () => {
  process.env["GATSBY_FOLDER"] = "/your-site";
  write("public/_headers");
  try {
    await run();
  } finally {
    delete process.env["GATSBY_FOLDER"];
  }
  expect(readBuilt("sitemap.xml")).toContain("<loc>https://rivergum.example/about</loc>");
  for (const file of ["robots.txt", "_headers", "_redirects"])
    expect(existsSync(at(`public/${file}`))).toBe(false);
});

test.each([
  [
    "is in the built site, with its configuration and script, if the content names a repository",
    { repository: "jo/site", branch: "main" },
  ],
  ["leaves no trace otherwise", undefined],
])("the editing page %s", async (_what, editing) => {
  const { files } = checkedSmallContent;
  const business = { ...files.business, data: { ...files.business?.data, editing } };
  content.mockReturnValue({ ...checkedSmallContent, files: { ...files, business } });
  write("public/admin/old.txt");
  await run();
  const found = listFiles(at("public"))
    .filter((file) => file.startsWith("/admin"))
    .sort();
  expect(found).toEqual(
    editing ? ["/admin/config.json", "/admin/index.html", "/admin/sveltia-cms.mjs"] : [],
  );
  if (editing) expect(readBuilt("admin/config.json")).toContain("jo/site");
});

test("the next build uses the cache once, and only while nothing but the content changes", async () => {
  expect(takeMarker(at())).toBe(false);
  await run();
  write("content/pricing.yml", "changed");
  expect(takeMarker(at())).toBe(true);
  expect(takeMarker(at())).toBe(false);
  await run();
  write("src/styles.scss", "changed");
  expect(takeMarker(at())).toBe(false);
});

describe("in the folder of the site", () => {
  const project = process.cwd();
  beforeEach(() => {
    process.chdir(at());
    write("static/manifest.webmanifest", "{}");
  });
  afterEach(() => process.chdir(project));

  test.each([
    ["renamed", true, "content/portfolio/b/before.jpg", "one"],
    ["replaced", false, "content/portfolio/a/after.jpg", "two"],
    ["part of a draft", false, "content/portfolio/a/index.md", "---\ndraft: true\n---\n"],
  ])(
    "if a picture is now %s, the next build may use the cache: %s",
    async (_what, mayUse, ...file) => {
      const picture = write("content/portfolio/a/after.jpg", "one");
      await run();
      if (mayUse) rmSync(picture);
      write(...file);
      expect(takeMarker(at())).toBe(mayUse);
    },
  );
});
