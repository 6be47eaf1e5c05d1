import { type BadRow, ContentCopy, problemsAfter, testEach } from "./content-copy";

// Slips in YAML. Some can't be read; others can, but mean something else.

const braces =
  "A brace, bracket or asterisk begins here. Write each name and item on a line of its own, without braces or brackets, and put quotes around a text.";
const hidden = (seen: string) =>
  `A # hides the rest of this line, and visitors see ${seen}. Put quotes around the whole text, delete the #, or move a comment to a line of its own.`;
const isOpen =
  "opens a quote that nothing closes. Put the same quote at the end of the text, and none inside it.";
const noName =
  "has no name and no hyphen. Begin an item of a list with a hyphen and a space, write a name with a colon and a space before a value, put a text on one line, and begin a note of yours with #.";
const moved =
  "is too far to the right. Begin it exactly below the name above it; if that was deleted, put it back; if it goes on with the text above it, put both on one line.";
const column =
  "begins in another column than the lines beside it. Put as many spaces before it as before those, two for each level.";
const sign = "has a text that begins with a sign. Put quotes around the text.";
const inQuotes =
  "has quotes within quotes. Put \" only at the start and the end of the text, and ' inside it.";
const twice =
  "has a name that is already above it. Delete one of the two, or, in a list, put back the hyphen or the line that begins the second item.";
const part =
  "is read as part of the line above it. Give its hyphen as many spaces as the others have; if the line above it is an item, begin that one with a hyphen, too; if a name was deleted above it, put it back.";
const home = "pages/home/index.md";
const service = "services/basic-detail/index.md";

/** A line in place of the lead of the home page. */
const lead = (line: string, message: string): BadRow => [
  `${home}:3: "${line}" ${message}`,
  [/^lead: .*$/m, line],
];

testEach([
  [
    'pricing.yml:4: "basic-detail: 90" begins with a tab. Write spaces in its place, two for each level.',
    ["    basic-detail: 90", "\tbasic-detail: 90"],
  ],
  [`faq.yml:4: "id: payment" ${twice}`, ["- id: payment", "  id: payment"]],
  [`business.yml:34: "name: Two" ${twice}`, { append: "name: Two" }],
  [
    `${home}:3: "lead: Dust: what to do" has two colons. Put quotes around the text behind the first one, or write each name on a line of its own.`,
    [/^lead: .*$/m, "lead: Dust: what to do"],
  ],
  [
    `pricing.yml:5: "interior-detail: 180" ${moved}`,
    ["    interior-detail: 180", "     interior-detail: 180"],
  ],
  [
    `pricing.yml:5: "interior-detail: 180" ${column}`,
    ["    interior-detail: 180", "   interior-detail: 180"],
  ],
  // Only the # of a comment was deleted.
  ...["", "\n", "\n# For the foot of each page:\n"].map((between): BadRow => [
    `business.yml:${34 + between.split("\n").length - 1}: "abn: 51 824 753 556" ${column}`,
    { append: `${between} abn: 51 824 753 556` },
  ]),
  // A quote was left open, with and without quotes further down.
  [
    `pricing.yml:18: "name: 'Small Vehicle" ${isOpen}`,
    ["    name: Small Vehicle", "    name: 'Small Vehicle"],
  ],
  [
    `wording.yml:2: "confirmation: "We confirm the price later." ${isOpen}`,
    [/^confirmation: /m, 'confirmation: "'],
  ],
  lead('lead: "Dust and "mud" alike"', inQuotes),
  lead("lead: 'Where you're parked'", inQuotes),
  lead('lead: "Cream" quilted seats', inQuotes),
  lead(
    '"lead": "We come to you.",',
    "ends with a comma. Delete the comma, and put quotes around texts alone.",
  ),
  lead('lead: "C:\\dust"', "has a \\ in its text. Put ' around the text in place of \"."),
  lead('"lead: We come to you."', "has its name in the quotes. Put quotes around the text alone."),
  [
    `${service}:14: "• Hand wash" begins with a sign that is no hyphen. Write a hyphen in its place.`,
    ["  - Hand wash", "  • Hand wash"],
  ],
  [
    'regions/logan/index.md:12: "– service: basic-detail" begins with a sign that is no hyphen. Write a hyphen in its place.',
    ["  - service: basic-detail", "  – service: basic-detail"],
  ],
  lead("lead: @rivergum", sign),
  lead("lead: {service} costs {price}.", sign),
  lead("lead:We come to you.", "has no space after its colon. Put one there."),
  lead("lead We come to you.", noName),
  [
    'pricing.yml:13: "-basic-detail" has no space after its hyphen. Put one there.',
    ["  - basic-detail\n", "  -basic-detail\n"],
  ],
  [
    'pricing.yml:14: "-full-detail" has no space after its hyphen. Put one there.',
    ["  - full-detail\n  - ceramic", "  -full-detail\n  - ceramic"],
  ],
  // A second line of a text without quotes: a list item that lost its hyphen, a key that lost its
  // space or colon.
  ...["features", "tags", "badges"].map((list): BadRow => [
    `pages/about/index.md:9: "Clay bar" ${noName}`,
    ["pictures:", `${list}:\n  - Hand wash and dry\n    Clay bar\n  - Wax\npictures:`],
  ]),
  [`${service}:15: "Vacuum" ${noName}`, ["  - Vacuum", "    Vacuum"]],
  [`${service}:15: "- Vacuum" ${part}`, ["  - Vacuum", "    - Vacuum"]],
  [
    `business.yml:35: "and open again." ${noName}`,
    { append: "notice: We are back\n  and open again." },
  ],
  [`redirects.yml:4: "/easy" ${noName}`, ["    - /basic\n", "    - /basic\n      /easy\n"]],
  [
    'business.yml:34: "- notice: Closed" begins an item, and the lines above it do not. Put the same spaces before each hyphen of the list, begin the first line of each item with one, and write the name of the list above it; or delete the hyphen.',
    { append: "- notice: Closed" },
  ],
  [`business.yml:34: ${braces}`, { append: "promo: {text: A fifth, sample: true}" }],
  [`business.yml:35: ${braces}`, { append: "closed:\n  - {from: 2098-12-26}" }],
  [`${service}:15: ${braces}`, ["  - Vacuum", "  - [Vacuum]"]],
  [`faq.yml:6: ${braces}`, ["answer: By card or cash.", "answer: *card"]],
  ...(
    [
      ["name: Sam #1 Detailing", 'only "Sam"'],
      ["name: Sam # 1 Detailing", 'only "Sam"'],
      ["name: #1 Detailing", "nothing"],
    ] as const
  ).map(([line, seen]): BadRow => [`business.yml:1: ${hidden(seen)}`, [/^name: .*$/m, line]]),
  [
    "pricing.yml:4: A # hides the rest of this line, and visitors see nothing. Delete the #.",
    ["basic-detail: 90", "basic-detail: #90"],
  ],
  [
    `faq.yml:6: ${hidden('only "We are no"')}`,
    ["answer: By card or cash.", "answer: We are no # 1 here. Pay by card."],
  ],
  [
    `${service}:30: Two versions of this text are mixed here. Keep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
    { append: "<<<<<<< HEAD\nBlot.\n=======\nRub.\n>>>>>>> other" },
  ],
]);

test("one run finds all mistakes of a file, also unknown names beside what can't be read", () => {
  const change = (content: ContentCopy) => {
    content.edit("pricing.yml", "roundTo: 5", "roundTo:5");
    content.edit("pricing.yml", "  - full-detail\n", "  - full-detial\n");
    content.edit("pricing.yml", "multiplier: 1.2", "multiplier: 0.2");
    content.edit("pricing.yml", "title: Sand", 'title: "Sand');
  };
  expect(problemsAfter("pricing.yml", change)).toEqual([
    'pricing.yml:1: "roundTo:5" has no space after its colon. Put one there.',
    `pricing.yml:48: "title: "Sand" ${isOpen}`,
    "pricing.yml:24 sizes[2].multiplier: 0.2 is not valid here. Write a number of at least 1, for example multiplier: 1.2",
    'pricing.yml:14 estimator[2]: There is no service "full-detial". Did you mean full-detail?',
  ]);
});

test.each([
  ["invisible characters", "categor\u200By: Full\u00A0Detail"],
  ["a text over two lines in quotes", 'category: "Full\n  Detail"'],
  ["a text over two lines after >-", "category: >-\n  Full\n  Detail"],
])("the check finds no mistake in %s", (_what, line) => {
  const content = new ContentCopy();
  content.edit("portfolio/white-van/index.md", /^category: .*$/m, line);
  expect(content.check().problems).toEqual([]);
});

test.each(["notice:", "notice: ''", "abn:"])("%s counts as left out", (line) => {
  const content = new ContentCopy();
  content.append("business.yml", line);
  expect(content.check().problems).toEqual([]);
});
