import { type BadRow, ContentCopy, testEach } from "./content-copy";

// Slips in YAML: some can't be read, and some can, but not as they are meant.

const yaml =
  "This line or the one above it cannot be read. Write a hyphen before each item of a list, two spaces before it for each level, a space after the colon, one text on one line, quotes around a text with a sign such as : # or * in it, and each key once.";
const braces =
  "A brace, bracket or asterisk begins here. Write each key on a line of its own, and put quotes around a text.";
const hidden = (seen: string) =>
  `A # hides the rest of this line, and visitors see ${seen}. Put quotes around the whole text, delete the #, or move a comment to a line of its own.`;
const service = "services/basic-detail/index.md";

testEach([
  [`pricing.yml:4: ${yaml}`, ["    basic-detail: 90", "\tbasic-detail: 90"]],
  [`faq.yml:4: ${yaml}`, ["- id: payment", "  id: payment"]],
  [`blog/coffee-stains/index.md:3: ${yaml}`, [/^title: .*$/m, "title: Coffee: what to do"]],
  [`pricing.yml:4: ${yaml}`, ["    interior-detail: 180", "     interior-detail: 180"]],
  // O01: only the # of a comment was deleted.
  ...["", "\n", "\n# For the foot of each page:\n"].map((between): BadRow => [
    `business.yml:${34 + between.split("\n").length - 1}: ${yaml}`,
    { append: `${between} abn: 51 824 753 556` },
  ]),
  // O02: a quote was left open, with and without quotes further down.
  [`pricing.yml:18: ${yaml}`, ["    name: Small Vehicle", "    name: 'Small Vehicle"]],
  [`wording.yml:2: ${yaml}`, [/^confirmation: /m, 'confirmation: "']],
  [`wording.yml:3: ${yaml}`, ["closings:", "startingPrices: 'From\nclosings:"]],
  // O07: an item lost the space after its hyphen.
  [`pricing.yml:14: ${yaml}`, ["  - basic-detail\n", "  -basic-detail\n"]],
  // A second line of a text without quotes: a list item that lost its hyphen, a key that lost its
  // space or colon.
  ...["features", "tags", "badges"].map((list): BadRow => [
    `pages/about/index.md:9: ${yaml}`,
    ["pictures:", `${list}:\n  - Hand wash and dry\n    Clay bar\n  - Wax\npictures:`],
  ]),
  [`${service}:15: ${yaml}`, ["  - Vacuum", "    Vacuum"]],
  [`business.yml:35: ${yaml}`, { append: "notice: We are back\n  and open again." }],
  [`redirects.yml:4: ${yaml}`, ["    - /basic\n", "    - /basic\n      /easy\n"]],
  [`business.yml:34: ${braces}`, { append: "promo: {text: A fifth, sample: true}" }],
  [`business.yml:35: ${braces}`, { append: "closed:\n  - {from: 2098-12-26}" }],
  [`business.yml:34: ${yaml}`, { append: "notice: {service} costs {price}." }],
  [`faq.yml:6: ${braces}`, ["answer: By card or cash.", "answer: *card"]],
  ...(
    [
      ["name: Sam #1 Detailing", 'only "Sam"'],
      ["name: Sam # 1 Detailing", 'only "Sam"'],
      ["name: #1 Detailing", "nothing"],
    ] as const
  ).map(([line, seen]): BadRow => [`business.yml:1: ${hidden(seen)}`, [/^name: .*$/m, line]]),
  [
    `faq.yml:6: ${hidden('only "We are no"')}`,
    ["answer: By card or cash.", "answer: We are no # 1 here. Pay by card."],
  ],
  [
    "blog/coffee-stains/index.md:16: Two versions of this text are mixed here. Keep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    { append: "<<<<<<< HEAD\nBlot.\n=======\nRub.\n>>>>>>> other" },
  ],
]);

test.each([
  ["invisible characters", "categor\u200By: Full\u00A0Detail"],
  ["a text over two lines in quotes", 'category: "Full\n  Detail"'],
  ["a text over two lines after >-", "category: >-\n  Full\n  Detail"],
])("%s: no mistake", (_what, line) => {
  const content = new ContentCopy();
  content.edit("portfolio/white-van/index.md", /^category: .*$/m, line);
  expect(content.check().problems).toEqual([]);
});

test.each(["notice:", "notice: ''", "abn:"])("%s counts as left out", (line) => {
  const content = new ContentCopy();
  content.append("business.yml", line);
  expect(content.check().problems).toEqual([]);
});
