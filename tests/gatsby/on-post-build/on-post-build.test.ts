import type { BuildArgs } from "gatsby";

import { onPostBuild } from "../../../src/gatsby/on-post-build/on-post-build";
import { buildSmallSite, content } from "../../site/gate/small-site";
import { useTemporarySite } from "./temporary-site";

/** As Gatsby 5 ends a page: its path, and its scripts between the marks of a slice. */
const scripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/x";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="c0ffee";</script><script src="/app-0123456789abcdef0123.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

const site = useTemporarySite();
beforeEach(() => {
  // What Gatsby leaves: the pages and static files, and none of what stands beside them.
  for (const [file, text] of buildSmallSite())
    if (/\/index\.html$|^\/404\.html$|\.(jpg|webp|png|svg)$/.test(file))
      site.write(`public${file}`, text.replace("</body>", `${scripts}</body>`));
  site.write("public/_gatsby/slices/_gatsby-scripts-1.html", scripts);
  site.write("public/app-0123456789abcdef0123.js");
  site.write("public/page-data/app-data.json", '{"webpackCompilationHash":"c0ffee"}');
});

/** Runs the step as Gatsby would; resolves to what it stopped the build with. */
async function run(): Promise<string | undefined> {
  let reason: string | undefined;
  const { business } = content.site;
  const home = content.words.map((words) =>
    words.slug === "home" ? { ...words, hero: content.site.picture } : { ...words, hero: null },
  );
  const data = {
    business: { ...business, forms: { bookingAction: "/__inbox/booking", contactAction: "/x" } },
    pricing: { services: content.site.prices.map((from) => ({ from })) },
    allPageWords: { nodes: home },
    allService: { nodes: content.services },
    allRegion: { nodes: content.regions.map((region) => ({ ...region, suburbs: [] })) },
    allBlogPost: {
      nodes: content.posts.map((post) => ({ ...post, excerpt: "", author: "", html: "" })),
    },
    allFaqItem: { nodes: content.faq },
    allRedirect: { nodes: content.redirects },
  };
  const api = {
    graphql: () => Promise.resolve({ data }),
    store: { getState: () => ({ program: { directory: site.at() } }) },
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

test("a sound build gets its files and goes on", async () => {
  expect(await run()).toBeUndefined();
  for (const file of [
    "sitemap.xml",
    "rss.xml",
    "robots.txt",
    ".well-known/security.txt",
    "manifest.webmanifest",
    "about.html",
  ]) {
    expect(site.has(`public/${file}`)).toBe(true);
  }
  expect(site.read("public/about.html")).toEqual(site.read("public/about/index.html"));
  expect(site.read("public/_redirects").toString()).toContain("/basic /services/basic-detail 301");
  expect(site.has(".cache/site-check/expected.json")).toBe(true);
});

test("the policy names the inline scripts of the home page", async () => {
  await run();
  const headers = site.read("public/_headers").toString();
  expect(/script-src 'self'((?: 'sha256-[^']+')*);/.exec(headers)?.[1]?.trim()).not.toBe("");
});

test("nothing is written twice: a second run leaves every file's time", async () => {
  await run();
  const files = ["sitemap.xml", "about.html", "_headers"];
  const before = files.map((file) => site.timeOf(`public/${file}`));
  await run();
  expect(files.map((file) => site.timeOf(`public/${file}`))).toEqual(before);
});

test("a build with violations stops, and says all of them", async () => {
  site.write("public/about/index.html", `<meta charset="utf-8"><h1>About</h1>${scripts}`);
  site.write("public/old/index.html", `<meta charset="utf-8"><h1>Old</h1>${scripts}`);
  const reason = await run();
  expect(reason).toContain("about/index.html: it has 0 titles, expected one");
  expect(reason).toContain("old/index.html: is no page that the content asks for");
});
