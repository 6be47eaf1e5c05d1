import type { BuildArgs } from "gatsby";

import { onPostBuild } from "../../../src/gatsby/on-post-build/on-post-build";
import { useTemporarySite } from "../../build/temporary-site";

const site = useTemporarySite();

const page = (title: string) => `<html><head><title>${title}</title>
<meta name="description" content="About ${title}."><link rel="canonical" href="/"></head>
<body><h1>${title}</h1><script>go()</script><script type="application/ld+json">{}</script></body></html>`;

beforeEach(() => {
  site.write("public/index.html", page("Home"));
  site.write("public/about/index.html", page("About"));
});

/** Runs the step as Gatsby would; resolves to what it stopped the build with. */
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

test("a built site gets what is beside its pages, and its policy names their inline scripts", async () => {
  expect(await run()).toBeUndefined();
  expect(site.read("public/about.html")).toEqual(site.read("public/about/index.html"));
  expect(site.read("public/sitemap.xml").toString()).toContain("rivergum.example/about</loc>");
  expect(site.read("public/_redirects").toString()).toContain("/basic /services/basic-detail 301");
  expect(site.read("public/_headers").toString()).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  const before = site.timeOf("public/sitemap.xml");
  await run();
  expect(site.timeOf("public/sitemap.xml")).toBe(before);
});

test("a build with errors stops, and lists all of them", async () => {
  site.write("public/old/index.html", '<h1>Old</h1><a href="/gone">x</a>');
  const reason = await run();
  expect(reason).toContain("The built site has 4 errors");
  expect(reason).toContain("/old: has no title");
  expect(reason).toContain("/old: links to /gone, which does not exist");
});
