import { checkContent } from "../../../src/content/check-content";
import type { ContentFolder } from "../../../src/content/checked-content";
import { formatProblem } from "../../../src/content/problem";
import { isExamplePhone } from "../../../src/tools/launch-check/example-phone";
import { findLaunchGaps, type LaunchFacts } from "../../../src/tools/launch-check/find-launch-gaps";
import { ContentCopy } from "../../content/content-copy";

const facts = (more: Partial<LaunchFacts> = {}): LaunchFacts => ({
  pictureHashes: new Map(),
  demoHashes: new Set(),
  environment: {},
  ...more,
});

/** The content of a business that is ready to open. */
function readyContent() {
  const content = new ContentCopy();
  const changes: [RegExp, string][] = [
    [/^name: .*$/m, "name: Southside Shine"],
    [/^siteAddress: .*$/m, "siteAddress: https://www.southside-shine.com.au"],
    [/mobile: .*$/m, "mobile: 0400 123 456"],
    [/landline: .*$/m, "landline: (07) 3123 4567"],
    [/^email: .*$/m, "email: info@southside-shine.com.au"],
    [/facebook: .*$/m, "facebook: https://www.facebook.com/southsideshine"],
    [/googleReviews: .*$/m, "googleReviews: https://g.page/r/Cabc123/review"],
    [/preset: none/, "preset: formsubmit\n  booking: https://formsubmit.co/4f1a2b"],
  ];
  for (const [from, to] of changes) content.edit("business.yml", from, to);
  content.texts.set("reviews.yml", content.text("reviews.yml").replace(/^ +sample: true$/gm, ""));
  for (const [path, text] of content.texts) {
    if (path.startsWith("portfolio/"))
      content.texts.set(path, text.replace(/^sample: true\n/m, ""));
  }
  return content;
}

function gapsOf(content: ContentFolder, more?: Partial<LaunchFacts>) {
  const { groups, reminders } = findLaunchGaps(
    checkContent(content, { environment: more?.environment ?? {} }),
    facts(more),
  );
  return { gaps: groups.flatMap(({ gaps }) => gaps), reminders };
}

test("a business that is ready has nothing left, and is reminded of the activation mail", () => {
  const { gaps, reminders } = gapsOf(readyContent());
  expect(gaps.map(formatProblem)).toEqual([]);
  expect(reminders).toEqual([
    expect.stringContaining("confirm the activation mail"),
    expect.stringContaining("No ABN is shown"),
  ]);
});

test.each<[string, RegExp, string, string, string]>([
  ["the name", /^name: .*$/m, "name: Rivergum Mobile Detailing", "name", "the example name"],
  [
    "the site",
    /^siteAddress: .*$/m,
    "siteAddress: https://rivergum.example",
    "siteAddress",
    "the example address",
  ],
  [
    "the site, local",
    /^siteAddress: .*$/m,
    "siteAddress: https://shop.localhost",
    "siteAddress",
    "the example address",
  ],
  ["the mobile", /mobile: .*$/m, "mobile: +61 491 570 156", "phone.mobile", "which reaches nobody"],
  [
    "the landline",
    /landline: .*$/m,
    "landline: (07) 5550 0142",
    "phone.landline",
    "which reaches nobody",
  ],
  ["the email", /^email: .*$/m, "email: info@rivergum.example", "email", "the example address"],
  [
    "Facebook",
    /facebook: .*$/m,
    "facebook: https://www.facebook.com/rivergum.example",
    "social.facebook",
    "the example page",
  ],
  [
    "Google reviews",
    /googleReviews: .*$/m,
    "googleReviews: https://www.google.com/search?q=Reviews",
    "social.googleReviews",
    "the example link",
  ],
  [
    "no Google reviews",
    /\n +googleReviews: .*$/m,
    "",
    "social.googleReviews",
    "no link to your Google reviews",
  ],
  [
    "the form service",
    /preset: formsubmit\n.*$/m,
    "preset: none",
    "forms.preset",
    "no form service",
  ],
])("%s is still an example", (_what, from, to, field, found) => {
  const content = readyContent();
  content.edit("business.yml", from, to);
  expect(gapsOf(content).gaps).toMatchObject([
    { file: "content/business.yml", field, found: expect.stringContaining(found) },
  ]);
});

test("samples are named by their line", () => {
  const content = readyContent();
  content.edit("reviews.yml", "  rating: 5", "  sample: true\n  rating: 5");
  content.edit("portfolio/white-van-clean-underwood/index.md", /^id:/m, "sample: true\nid:");
  expect(gapsOf(content).gaps).toMatchObject([
    { file: "content/reviews.yml", line: 5, field: "[1].sample" },
    { file: "content/portfolio/white-van-clean-underwood/index.md", line: 2, field: "sample" },
  ]);
});

test("pictures of the demonstration are known by what is in them", () => {
  const pictureHashes = new Map([
    ["blog/a/hero.jpg", "11"],
    ["blog/b/hero.jpg", "22"],
  ]);
  const { gaps } = gapsOf(readyContent(), { pictureHashes, demoHashes: new Set(["22", "33"]) });
  expect(gaps).toMatchObject([{ file: "content/blog/b/hero.jpg", line: 1 }]);
});

test("the environment can name the site and the form service", () => {
  const content = readyContent();
  content.edit("business.yml", /^siteAddress: .*$/m, "siteAddress: https://rivergum.example");
  content.edit("business.yml", /preset: formsubmit\n.*$/m, "preset: none");
  const environment = {
    SITE_URL: "https://www.real.com.au",
    FORM_ENDPOINT: "https://formsubmit.co/4f1a2b",
  };
  expect(gapsOf(content, { environment }).gaps).toEqual([]);
});

test("a mistake in the content stands in the way too", () => {
  const content = readyContent();
  content.edit("faq.yml", "  answer:", "  anwser:");
  expect(gapsOf(content).gaps).toMatchObject([{ file: "content/faq.yml", field: "[1].anwser" }]);
});

test.each([
  ["0491 570 156", true],
  ["+61 491 570 006", true],
  ["0491-579-760", true],
  ["0491 570 160", false],
  ["(07) 5550 0142", true],
  ["(02) 7010 1234", true],
  ["07 5551 0142", false],
  ["1800 975 707", true],
  ["1300 975 711", true],
  ["1800 160 401", true],
  ["1300 975 712", false],
  ["0412 345 678", false],
])("%s is kept free for fiction: %s", (phone, isExample) => {
  expect(isExamplePhone(phone)).toBe(isExample);
});
