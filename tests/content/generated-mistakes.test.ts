import { slugOf } from "../../src/site/links";
import { formatProblem } from "../../src/content/problem";
import { ContentCopy } from "./content-copy";

/** Every kind of file, with a line that holds a text which visitors read: what stands before it, and the text. */
const files: [file: string, line: RegExp][] = [
  ["business.yml", /^(tagline: )(.*)$/m],
  ["pricing.yml", /^( {4}description: )(.*)$/m],
  ["comparison.yml", /^( {8}explanation: )(.*)$/m],
  ["faq.yml", /^( {2}answer: )(.*)$/m],
  ["reviews.yml", /^( {2}text: )(.*)$/m],
  ["categories.yml", /^( {2}- )(Paint Protection)$/m],
  ["recommender.yml", /^(question: )(.*)$/m],
  ["services/mould-removal/index.md", /^(summary: )(.*)$/m],
  ["regions/ipswich/index.md", /^(description: )(.*)$/m],
  ["blog/summer-car-care-queensland/index.md", /^(excerpt: )(.*)$/m],
  ["portfolio/white-van-clean-underwood/index.md", /^(description: )(.*)$/m],
  ["pages/about/index.md", /^(lead: )(.*)$/m],
];

/** What becomes of the line: `start` is what stands before its text. */
type Change = (start: string, text: string, file: string) => string;

/** Puts words behind the text of the line, within quotes so that YAML takes them as they are. */
const add =
  (words: string): Change =>
  (start, text) =>
    start + JSON.stringify(`${text.replace(/^"(.*)"$/, "$1").slice(0, 60)} ${words}`);

const mistakes: [what: string, change: Change][] = [
  ["a quote that never closes", (start) => `${start}"Never closed`],
  ["an empty value", (start) => start],
  ["no as a text", (start) => `${start}no`],
  ["merge leftovers", (start, text) => `<<<<<<< HEAD\n${start}${text}`],
  ["a character that is no text", add("\uFFFD")],
  ["raw HTML", add("<b>bold</b>")],
  [
    "a link to nowhere",
    // An address of its own for each: many links to one page that is gone are told as one.
    (start, text, file) => add(`[a](/nowhere-${slugOf(file)})`)(start, text, file),
  ],
  ["a script for a link", add("[a](javascript:alert(1))")],
  ["a link to an address that is not given", add("[a][nowhere]")],
  ["bold that does not close", add("**bold")],
  ["an entity of HTML", add("Tom &amp; Co")],
  ["an address without its scheme", add("www.example.com")],
  ["a booking link with an unknown service", add("[book](/booking?service=fulll)")],
];

// One mistake in every file at once: each has to be named in its own file, whatever stands in the others.
test.each(mistakes)("%s is named in every kind of file", (_what, change) => {
  const content = new ContentCopy();
  for (const [file, line] of files)
    content.edit(file, line, (_line, start, text) => change(start, text, file));
  const { problems } = content.check();
  for (const problem of problems) {
    expect(formatProblem(problem)).not.toMatch(/undefined|\[object|\bat .+:\d+:\d+|Error:/);
    expect(problem.fix).not.toBe("");
  }
  const named = new Set(problems.map(({ file }) => file));
  const silent = files.map(([file]) => `content/${file}`).filter((file) => !named.has(file));
  expect(silent).toEqual([]);
});

describe("a service that is gone", () => {
  const gone = "services/full-detail/";
  test.each<[string, (content: ContentCopy) => void]>([
    [
      "removed",
      (content) => {
        for (const files of [content.texts, content.pictures] as Map<string, unknown>[])
          for (const path of [...files.keys()]) if (path.startsWith(gone)) files.delete(path);
      },
    ],
    ["renamed", (content) => content.rename(gone, "services/complete-detail/")],
  ])("%s: told once, with the places that name it", (_what, change) => {
    const content = new ContentCopy();
    change(content);
    const lines = content.errors();
    expect(
      lines.filter((line) => line.includes("/services/full-detail, which is no page any more")),
    ).toHaveLength(1);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.join("\n").length).toBeLessThan(2_000);
  });
});

describe("drafts", () => {
  test("a mistake in a draft is told and stops nothing, whatever the editor puts at ends of lines and before the text", () => {
    const content = new ContentCopy();
    content.texts.set(
      "services/engine-bay/index.md",
      "\uFEFF---  \r\ndraft: true\r\nname: [\r\n---\r\nText",
    );
    content.texts.set("portfolio/new/index.md", "---\ndraft: true\ntitle: x\n---\nText <b>");
    const { problems } = content.check();
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const named = new Set(problems.map(({ file }) => file));
    expect([...named]).toEqual([
      "content/portfolio/new/index.md",
      "content/services/engine-bay/index.md",
    ]);
  });

  test("nothing that is published names a service that is a draft", () => {
    const content = new ContentCopy();
    content.edit("services/mould-removal/index.md", /^code:/m, "draft: true\ncode:");
    expect(content.errors().map((line) => line.split(":")[0])).toEqual(
      expect.arrayContaining([
        "content/recommender.yml",
        "content/comparison.yml",
        "content/redirects.yml",
        "content/services/interior-detail/index.md",
      ]),
    );
  });
});
