import { checkContent } from "../../../src/content/check-content";
import type { ContentFolder } from "../../../src/content/checked-content";
import { formatProblem } from "../../../src/content/problem";
import { isExamplePhone } from "../../../src/tools/launch-check/example-phone";
import { findLaunchGaps, type LaunchFacts } from "../../../src/tools/launch-check/find-launch-gaps";
import { ContentCopy } from "../../content/content-copy";

/** Gives a key of business.yml, wherever it stands, another value. */
const setFact = (content: ContentCopy, key: string, value: string) =>
  content.edit("business.yml", new RegExp(`(?<=^ *${key}: ).*$`, "m"), value);

/** The content of a business that is ready to open. */
function readyContent() {
  const content = new ContentCopy();
  for (const [key, value] of [
    ["name", "Southside Shine"],
    ["siteAddress", "https://www.southside-shine.com.au"],
    ["mobile", "0400 123 456"],
    ["landline", "(07) 3123 4567"],
    ["email", "info@southside-shine.com.au"],
    ["facebook", "https://www.facebook.com/southsideshine"],
    ["googleReviews", "https://g.page/r/Cabc123/review"],
    ["preset", "formsubmit\n  booking: https://formsubmit.co/4f1a2b"],
  ] as const)
    setFact(content, key, value);
  content.texts.set("reviews.yml", content.text("reviews.yml").replace(/^ +sample: true$/gm, ""));
  for (const [path, text] of content.texts) {
    if (path.startsWith("portfolio/"))
      content.texts.set(path, text.replace(/^sample: true\n/m, ""));
  }
  return content;
}

function gapsOf(content: ContentFolder, more: Partial<LaunchFacts> = {}) {
  const facts = {
    pictureHashes: new Map(),
    demoHashes: new Set<string>(),
    environment: {},
    ...more,
  };
  const { groups, reminders } = findLaunchGaps(checkContent(content, facts), facts);
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

test.each([
  ["name", "Rivergum Mobile Detailing", "the example name"],
  ["siteAddress", "https://rivergum.example", "the example address"],
  ["siteAddress", "https://shop.localhost", "the example address"],
  ["phone.mobile", "+61 491 570 156", "which reaches nobody"],
  ["phone.landline", "(07) 5550 0142", "which reaches nobody"],
  ["email", "info@rivergum.example", "the example address"],
  ["social.facebook", "https://www.facebook.com/rivergum.example", "the example page"],
  ["social.googleReviews", "https://www.google.com/search?q=Reviews", "the example link"],
])("%s that is %s is still an example", (field, value, found) => {
  const content = readyContent();
  setFact(content, field.split(".").at(-1) ?? "", value);
  expect(gapsOf(content).gaps).toMatchObject([
    { file: "content/business.yml", field, found: expect.stringContaining(found) },
  ]);
});

test.each([
  [/\n +googleReviews: .*$/m, "", "social.googleReviews", "no link to your Google reviews"],
  [/preset: formsubmit\n.*$/m, "preset: none", "forms.preset", "no form service"],
])("without %s there is something to do", (from, to, field, found) => {
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
  setFact(content, "siteAddress", "https://rivergum.example");
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
