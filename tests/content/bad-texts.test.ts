import { type BadRow, ContentCopy, problemsAfter } from "./content-copy";

const warnings: BadRow[] = [
  [
    "reviews.yml:7 [1].datePublished: 2099-02-23 is in the future. Check the year.",
    ["2025-02-23", "2099-02-23"],
  ],
  [
    "portfolio/white-van/index.md:8 completed: 2099-02 is in the future. Check the year.",
    [/^completed: .*$/m, "completed: 2099-02"],
  ],
  [
    "services/basic-detail/index.md:24 pictures: wheel.jpg is left out, because no line says what it shows. Delete it, or add a line below pictures, for example wheel: Snow foam on blue paint",
    (c) => c.picture("services/basic-detail/wheel.jpg"),
  ],
  [
    "blog/coffee-stains/index.md:13 pictures.hero: IMG_1.webp is used as hero. Rename it to hero.webp if that is right.",
    (c) => c.rename("blog/coffee-stains/hero.jpg", "blog/coffee-stains/IMG_1.webp"),
  ],
  [
    'blog/coffee-stains/index.md:3 title: "How **often**" has asterisks that visitors would see. Put ** right before and after bold words, and not in titles.',
    [/^title: .*$/m, "title: How **often**"],
  ],
  [
    "blog/coffee-stains/index.md:5 draft: This is a draft. Delete the line draft: true when it is ready.",
    [/^date:/m, "draft: true\ndate:"],
  ],
  [
    "blog/coffee-stains/index.md:5 date: This article appears on 1 May 2100. Ignore this if the site is built on that day (docs/publishing.md says how), or write an earlier date.",
    [/^date: .*$/m, "date: 2100-05-01"],
  ],
];

test.each(warnings)("%s", (message, change) => {
  expect(problemsAfter(message, change)).toEqual([["warning", `content/${message}`]]);
});

/** A line in an article, and its message. */
const lines: [line: string, message: string][] = [
  [
    "[x](/services/full-detial)",
    'The link "/services/full-detial" leads to a page that does not exist. Did you mean /services/full-detail?',
  ],
  [
    "[x](/content/services/full-detail/index.md)",
    'The link "/content/services/full-detail/index.md" leads to a page that does not exist. Write /services/full-detail',
  ],
  [
    "[x](/blog/gone-article)",
    'The link "/blog/gone-article" leads to a page that does not exist. Remove the link, or give the page its old address back.',
  ],
  [
    "[x](http://www.qld.gov.au)",
    'The link "http://www.qld.gov.au" is not secure. Begin it with https://',
  ],
  [
    "[x](javascript:alert)",
    'The link "javascript:alert" is not a full web address. Begin it with https://',
  ],
  ["See www.qld.gov.au", 'The link "http://www.qld.gov.au" is not secure. Begin it with https://'],
  [
    "[x](services/full-detail)",
    'The link "services/full-detail" does not begin with /. Write it like /services/full-detail',
  ],
  [
    "[x](mailto:info)",
    'The link "mailto:info" has no complete email address. Write one after mailto:, without spaces.',
  ],
  [
    "[x](<tel:07 5550>)",
    'The link "tel:07 5550" has no valid phone number. Write only digits after the colon.',
  ],
  [
    "[x](/faq#rian)",
    'The link "/faq#rian" leads to a heading, question or job that is not on that page. Did you mean rain?',
  ],
  [
    "[x](https://test.example/services/fulll)",
    'The link "/services/fulll" leads to a page that does not exist. Remove the link, or give the page its old address back.',
  ],
  [
    "<iframe src='https://x.au'></iframe>",
    `"<iframe src='https://x.au'></iframe>" is HTML, which is not published. Write it in markdown.`,
  ],
  [
    "![foam](foam.jpg)",
    '"foam.jpg" is a picture inside the text. Put the file beside index.md instead, and the page will show it.',
  ],
  [
    "# Heading",
    '"Heading" is a main heading, and the page has one already. Begin the line with ## for a section.',
  ],
  [
    "[x](https://www.qld,gov.au)",
    'The link "https://www.qld,gov.au" is not a valid web address. Write the name of the site with one dot between its parts, and %20 for a space.',
  ],
  ...["| Size | Price |\n| Small | $300 |", "Size | Price\nSmall | $300"].map(
    (table): [string, string] => [
      table,
      `"${table.split("\n")[0]}" is not a table yet. Leave a line empty above it, and write | --- | --- | as its second line.`,
    ],
  ),
  [
    "| Size | Price | Time |\n| — | — | — |\n| Small | $300 | 2 hours |",
    '"| Size | Price | Time |" is not a table yet. Leave a line empty above it, and write | --- | --- | --- | as its second line.',
  ],
  ["##Heading", '"##Heading" is not a heading yet. Write a space after the #.'],
  [
    "(our offer)[/booking]",
    '"(our offer)[/booking]" has a link that does not work. Write [words](/booking) without a space between the brackets; links work only in the main text and in answers.',
  ],
  [
    "[x](#part-two)\n\n## Part two",
    'The link "#part-two" leads to a heading, question or job that is not on that page. Write #section-part-two.',
  ],
  [
    "[^1]: Really.\n\nClean[^1].",
    "This is a footnote, which is not published. Write it in the sentence.",
  ],
  [
    "[x](http://localhost:9000/booking)",
    'The link "http://localhost:9000/booking" leads to your own computer. Write only the path of the page, such as /booking',
  ],
  [
    "[x](info@test.com.au)",
    'The link "info@test.com.au" is an email address. Write mailto: before it.',
  ],
  [
    "[me](tel:0491 570 156)",
    '"[me](tel:0491 570 156)" has a link that does not work. Write the number without spaces, like tel:0491570156',
  ],
  [
    "[gap] (/booking)",
    '"[gap] (/booking)" has a link that does not work. Write [words](/booking) without a space between the brackets; links work only in the main text and in answers.',
  ],
  [
    "**open",
    '"**open" has asterisks that visitors would see. Put ** right before and after bold words, and not in titles.',
  ],
  [
    "Tell us within [number] days.",
    '"Tell us within [number] days." has a placeholder. Use the right words instead, or delete it.',
  ],
  [
    "[x](https://buy.stripe.com/your-link)",
    'The link "https://buy.stripe.com/your-link" is an example. Use your own instead, or delete it.',
  ],
  ["Lorem ipsum dolor", '"Lorem ipsum dolor" is not finished. Use your own words instead.'],
  [
    "[x](/services#estimate)",
    'The link "/services#estimate" leads to a heading, question or job that is not on that page. Delete the # and what follows it.',
  ],
];

test.each(lines)("%s", (line, message) => {
  const expected = `blog/coffee-stains/index.md:17: ${message}`;
  const [[, actual] = []] = problemsAfter(expected, { append: `\n${line}` });
  expect(actual).toBe(`content/${expected}`);
});

test("placeholders of a sample text are reported, because visitors read it", () => {
  const content = new ContentCopy();
  content.edit("pages/privacy/index.md", /^lead:/m, "sample: true\nlead:");
  content.append("pages/privacy/index.md", "We keep it for [number] months.");
  expect(content.check().problems.map(({ found }) => found)).toEqual([
    '"We keep it for [number] months." has a placeholder',
  ]);
});
