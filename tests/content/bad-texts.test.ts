import { type BadRow, problemsAfter, testEach } from "./content-copy";

const leadsNowhere =
  "leads nowhere. Write a page of this site, such as /booking, or an address that begins with https:, mailto:, tel: or sms:";

/** A line in a text, and its message. */
const lines: [line: string, message: string][] = [
  [
    "[x](/services/full-detial)",
    'The link "/services/full-detial" leads to a page that does not exist. Did you mean /services/full-detail?',
  ],
  [
    "[x](/gone-region)",
    'The link "/gone-region" leads to a page that does not exist. Remove the link, or give the page its old address back.',
  ],
  ...[
    "http://www.qld.gov.au",
    "javascript:alert",
    "JaVaScRiPt&colon;x",
    "//evil.example",
    "data:text/html;base64,PHNj",
    "services/full-detail",
    "info@test.com.au",
    "mailto:info",
    "https:/rivergum.example/services",
    "tel:07",
    "https://www.qld,gov.au",
  ].map((url): [string, string] => [
    `[x](${url})`,
    `The link "${url.replace("&colon;", ":")}" ${leadsNowhere}`,
  ]),
  ["[x][1]\n\n[1]: file:///etc/passwd", `The link "file:///etc/passwd" ${leadsNowhere}`],
  ["Wash <b>now</b>", '"<b>" is HTML, which is not published. Write it in markdown.'],
  ["Wash <!-- old price -->", '"<!-- old price -->" is HTML, which is not published. Delete it.'],
  ...['<img src="foam.jpg">', "![foam](foam.jpg)", "![foam][1]\n\n[1]: https://x.au/foam.jpg"].map(
    (picture): [string, string] => [
      picture,
      "There is a picture inside the text. Put the file beside index.md instead, and the page will show it.",
    ],
  ),
  ...[
    "[ask us] (/contact)",
    "[ask us](/contact",
    "[ask us]",
    "(ask us)[/contact]",
    "[x](tel:0491 570 156)",
    "**Outside, the car",
    "##Outside",
    "-Wax",
  ].map((words): [string, string] => [
    words,
    `This text shows ${JSON.stringify(words.replace("(ask us)", ""))}. Write [words](/page) for a link, without spaces, **words** for bold ones, and a space after ## or a hyphen.`,
  ]),
  [
    "# Heading",
    '"Heading" is a main heading, and the page has one already. Begin the line with ## for a section.',
  ],
];

test.each(lines)("in a text, %s is reported", (line, message) => {
  const file = "regions/logan/index.md";
  const expected = problemsAfter(file, { append: `\n${line}` }).map((each) =>
    each.replace(/^\S+ /, ""),
  );
  expect(expected).toContain(message);
});

testEach([
  ...["**covered** while", "[work](/terms) on it", "<b>always</b>", "<!-- old -->"].map(
    (words): BadRow => [
      `pages/home/index.md:9 points[1].text: Visitors would see "${words}". Write plain words: only answers, recommendations and texts below the second --- have bold words and links.`,
      ["pictures:", `points:\n  - title: Fair\n    text: Cars, ${words}\npictures:`],
    ],
  ),
  [
    'business.yml:34 notice: Visitors would see "**Closed**". Write plain words: only answers, recommendations and texts below the second --- have bold words and links.',
    { append: 'notice: "**Closed**"' },
  ],
  [
    "blog/coffee-stains/index.md:12 middleUnder: middle.jpg has no heading to stand under. Write the words of a heading, for example middleUnder: Rinse before you touch",
    ["pictures:", "middleUnder: Rinse\npictures:"],
  ],
  [
    'faq.yml:6 [2].answer: "<b>" is HTML, which is not published. Write it in markdown.',
    ["answer: By card or cash.", "answer: By <b>card."],
  ],
  [
    'services/basic-detail/index.md:17 recommendation: The link "/servces" leads to a page that does not exist. Did you mean /services?',
    [/^recommendation: .*$/m, "recommendation: See [all](/servces)."],
  ],
]);
