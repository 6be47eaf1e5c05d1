import { readFileSync, statSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import type * as postBuild from "@/gatsby/on-post-build/on-post-build";
import { forgetLastBuild } from "@/gatsby/runs";
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
const read = (file: string) => readFileSync(at(file), "utf8");

const kept = "0".repeat(32);
const gone = "1".repeat(32);

const page = (title: string) => `<html><head><title>${title}</title>
<meta name="description" content="About ${title}."><link rel="canonical" href="/"></head>
<body><h1>${title}</h1><script>go()</script><script type="application/ld+json">{}</script></body></html>`;

beforeEach(() => {
  content.mockReturnValue(checkedSmallContent);
  write("public/index.html", page("Home"));
  write("public/about/index.html", page("About"));
});

/** Runs the step as Gatsby does. Resolves to the text with which it stopped the build, if it did. */
async function run(): Promise<string | undefined> {
  let reason: string | undefined;
  const data = {
    business: {
      name: "Rivergum",
      description: "Detailing.",
      siteAddress: "https://rivergum.example",
      forms: { bookingAction: "/__inbox/booking", contactAction: "/__inbox/contact" },
      statistics: null,
    },
    blog: null,
    allBlogPost: { nodes: [] },
    allRedirect: { nodes: [{ from: "/basic", to: "/services/basic-detail" }] },
  };
  const api = {
    graphql: () => Promise.resolve({ data }),
    getNodesByType: () => [{ internal: { contentDigest: kept } }],
    store: { getState: () => ({ program: { directory: at() } }) },
    reporter: {
      activityTimer: () => ({ start: () => undefined, end: () => undefined }),
      panicOnBuild: (text: string) => {
        reason = text;
      },
    },
  };
  await (onPostBuild as (args: BuildArgs) => Promise<void>)(api as unknown as BuildArgs);
  return reason;
}

test("files of pictures that the content no longer has are removed from the site", async () => {
  write(`public/static/${kept}/a/hero.webp`);
  write(`public/static/${gone}/a/hero.webp`);
  write("public/static/font.woff2");
  expect(await run()).toBeUndefined();
  expect(listFiles(at("public/static"))).toEqual([`/${kept}/a/hero.webp`, "/font.woff2"]);
});

test("a built site gets a sitemap, redirects, and headers whose policy has the hash of its inline script", async () => {
  expect(await run()).toBeUndefined();
  expect(read("public/about.html")).toBe(page("About"));
  expect(read("public/sitemap.xml")).toContain("rivergum.example/about</loc>");
  expect(read("public/_redirects")).toContain("/basic /services/basic-detail 301");
  expect(read("public/_headers")).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  const before = statSync(at("public/sitemap.xml")).mtimeMs;
  await run();
  expect(statSync(at("public/sitemap.xml")).mtimeMs).toBe(before);
});

test.each([
  ["for a host without headers, each page has the policy in its HTML", "true", 1],
  ["for other hosts, no page has it", "", 0],
])("%s", async (_what, variable, count) => {
  write("public/404.html", page("Page Not Found"));
  process.env["POLICY_IN_PAGES"] = "true";
  await run();
  // The second build works on the files of the first.
  process.env["POLICY_IN_PAGES"] = variable;
  await run();
  delete process.env["POLICY_IN_PAGES"];
  for (const file of ["index", "about/index", "about", "404"])
    expect(read(`public/${file}.html`).split("<meta http-equiv").length - 1).toBe(count);
});

test("a build with errors stops and lists them", async () => {
  write("public/old/index.html", '<h1>Old</h1><a href="/gone">x</a>');
  const reason = await run();
  expect(reason).toContain("The built site has 4 errors");
  expect(reason).toContain("/old: has no title");
  expect(reason).toContain("/old: links to /gone, which does not exist");
});

test("if there are more than twenty errors, twenty are listed and the others counted", async () => {
  for (let index = 0; index < 10; index += 1)
    write(`public/old-${index}/index.html`, '<h1>Old</h1><a href="/gone">x</a>');
  const lines = (await run())?.trim().split("\n") ?? [];
  expect(lines.slice(2)).toHaveLength(21);
  expect(lines.at(-1)).toMatch(/^ {2}And \d+ more, which may have the same cause/);
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
  expect(await run()).toBeUndefined();
  const found = listFiles(at("public"))
    .filter((file) => file.startsWith("/admin"))
    .sort();
  expect(found).toEqual(
    editing ? ["/admin/config.json", "/admin/index.html", "/admin/sveltia-cms.js"] : [],
  );
  if (editing) expect(read("public/admin/config.json")).toContain("jo/site");
});

test("a build that ended well is noted, and one with errors is not", async () => {
  await run();
  expect(forgetLastBuild(at())).toBe(true);
  write("public/old/index.html", "<h1>Old</h1>");
  await run();
  expect(forgetLastBuild(at())).toBe(false);
});
