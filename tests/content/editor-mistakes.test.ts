import { formatProblem } from "../../src/content/problem";
import { ContentCopy } from "./content-copy";

describe("what a text editor or a file system does", () => {
  const article = "blog/summer-car-care-queensland/index.md";
  const service = "services/mould-removal";
  const body = (words: string) => (content: ContentCopy) => content.append(article, `\n${words}`);
  const rename = (from: string, to: string) => (content: ContentCopy) => content.rename(from, to);
  const edit =
    (file: string, from: string | RegExp, to: string) =>
    (content: ContentCopy): void =>
      content.edit(file, from, to);

  test.each<[string, (content: ContentCopy) => void, string, RegExp]>([
    ["a heading without its space", body("##Heading"), article, /write a space: ## Heading/],
    [
      "a table without its rule line",
      body("| a | b |\n| 1 | 2 |"),
      article,
      /add a line below it: \| --- \| --- \|/,
    ],
    ["Word's bullets", body("• one\n• two"), article, /- item/],
    [
      "a link that does not close",
      body("See [the page](/services and so on"),
      article,
      /close its bracket/,
    ],
    [
      "pricing.yaml",
      rename("pricing.yml", "pricing.yaml"),
      "pricing.yaml",
      /rename it to pricing\.yml/,
    ],
    [
      "business.yml.txt",
      rename("business.yml", "business.yml.txt"),
      "business.yml.txt",
      /rename it to business\.yml/,
    ],
    [
      "index.md.txt",
      rename(`${service}/index.md`, `${service}/index.md.txt`),
      `${service}/index.md.txt`,
      /rename it to index\.md/,
    ],
    [
      "a copy beside its picture",
      (content) => content.picture(`${service}/after copy.jpg`),
      `${service}/after copy.jpg`,
      /delete it/,
    ],
    [
      "a price with a comma",
      edit("pricing.yml", /from: 799/, "from: 1,299"),
      "pricing.yml",
      /without a comma: from: 1299/,
    ],
    [
      "a price in words",
      edit("pricing.yml", /from: 799/, 'from: "$1,299"'),
      "pricing.yml",
      /from: 1299/,
    ],
    [
      "a price ten times too high",
      edit("pricing.yml", /from: 799/, "from: 7990"),
      "pricing.yml",
      /digit/,
    ],
    [
      "a price a tenth",
      edit("pricing.yml", /(basic-detail: \{from: )90/, "basic-detail: {from: 9"),
      "pricing.yml",
      /digit/,
    ],
    [
      "an outer price ten times too high",
      edit("pricing.yml", /basic-detail: 100/, "basic-detail: 1000"),
      "pricing.yml",
      /digit/,
    ],
    [
      "a size multiplier without its point",
      edit("pricing.yml", "multiplier: 1.6", "multiplier: 6"),
      "pricing.yml",
      /point/,
    ],
    [
      "a phone number with a digit too few",
      edit("business.yml", "0491 570 156", "0491 570 15"),
      "business.yml",
      /count its digits/,
    ],
    [
      "a place in the north",
      edit("regions/ipswich/index.md", /latitude: -/, "latitude: "),
      "regions/ipswich/index.md",
      /minus/,
    ],
    [
      "a suburb one letter off",
      edit(
        "portfolio/white-van-clean-underwood/index.md",
        "location: Underwood",
        "location: Underwod",
      ),
      "portfolio/white-van-clean-underwood/index.md",
      /write Underwood/,
    ],
    [
      "notice: no",
      (content) => content.append("business.yml", "notice: no"),
      "business.yml",
      /delete the line/,
    ],
    [
      "a social line left empty",
      edit("business.yml", /facebook: .*/, "facebook:"),
      "business.yml",
      /delete the line, or fill it in/,
    ],
    [
      "a form address on this computer",
      edit(
        "business.yml",
        "preset: none",
        "preset: formsubmit\n  booking: http://localhost:3000/x",
      ),
      "business.yml",
      /your own computer/,
    ],
    [
      "a value that goes on in the next line",
      edit("business.yml", /^tagline: .*$/m, "tagline: Mobile\ncar detailing"),
      "business.yml",
      /line above/,
    ],
    ["an article of five megabytes", body("word ".repeat(1_000_000)), article, /split it/],
    [
      "a folder with an apostrophe",
      rename("blog/summer-car-care-queensland/", "blog/bob's-car/"),
      "blog/bob's-car/index.md",
      /rename it to "bob-s-car"/,
    ],
    [
      "a link of the file system",
      (content) => content.links.push("blog/loop"),
      "blog/loop",
      /put the file itself there/,
    ],
  ])("%s", (_what, change, file, fix) => {
    const content = new ContentCopy();
    change(content);
    const problems = content.check().problems.filter((each) => each.file === `content/${file}`);
    expect(problems.map(formatProblem)).toEqual([expect.stringMatching(fix)]);
  });
});
