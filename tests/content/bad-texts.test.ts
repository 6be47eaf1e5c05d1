import { type BadRow, problemsAfter } from "./content-copy";

const warnings: BadRow[] = [
  [
    'faq.yml:6: A # hides the rest of this line ("# 1 here. Pay by card."). Put quotes around the whole text if visitors are to read it.',
    ["answer: By card or cash.", "answer: We are no # 1 here. Pay by card."],
  ],
  [
    'business.yml:7 phone.mobile: "0491 570 15" is not an Australian number. Count its digits: there are ten, such as 0491 570 156 or (07) 5550 0142',
    [/mobile: .*$/m, "mobile: 0491 570 15"],
  ],
  [
    'business.yml:30 notice: "no": a word for nothing. Delete the line, or write what visitors are to read.',
    { append: "notice: no" },
  ],
  [
    "notes.yml:1: The site does not use this file. Move it to where it belongs, or delete it.",
    (c) => c.texts.set("notes.yml", "a: 1"),
  ],
  [
    "services/basic-detail/after.jpg: An upright picture (1200 × 1800). Use one near the shape 1000 × 750, or expect its edges to be cut off.",
    (c) => c.picture("services/basic-detail/after.jpg", { width: 1200, height: 1800 }),
  ],
  [
    'blog/coffee-stains/index.md:3 title: "How **often**": two asterisks. Write them before and after the bold words; titles have no bold.',
    [/^title: .*$/m, "title: How **often**"],
  ],
  [
    "blog/coffee-stains/index.md:5 draft: This is a draft. Delete the line draft: true when it is ready.",
    [/^date:/m, "draft: true\ndate:"],
  ],
  [
    "blog/coffee-stains/index.md:5 date: This article appears on 1 May 2101. Build the site again on that day, or write an earlier one.",
    [/^date: .*$/m, "date: 2101-05-01"],
  ],
];

test.each(warnings)("%s", (says, change) => {
  expect(problemsAfter(says, change)).toEqual([["warning", `content/${says}`]]);
});

/** A line in an article, and its message. */
const lines: [line: string, says: string][] = [
  [
    "[x](/services/full-detial)",
    'The link "/services/full-detial" leads to a page that does not exist. Did you mean /services/full-detail?',
  ],
  [
    "[x](http://www.qld.gov.au)",
    'The link "http://www.qld.gov.au" is not protected. Write https:// in place of http://',
  ],
  [
    "[x](javascript:alert)",
    'The link "javascript:alert" is not one the site allows. Write a page such as /services/full-detail, or a whole https:// address.',
  ],
  [
    "[x](services/full-detail)",
    'The link "services/full-detail" does not begin with /. Write it like /services/full-detail',
  ],
  [
    "[x](mailto:info)",
    'The link "mailto:info" reaches nobody. Write mailto: and an email address, or tel: and digits only.',
  ],
  ["[x](/faq#rian)", 'The link "/faq#rian" names no place on that page. Did you mean rain?'],
  [
    "<iframe src='https://x.au'></iframe>",
    `"<iframe src='https://x.au'></iframe>" is HTML, which is not published. Write it in markdown.`,
  ],
  [
    "![foam](foam.jpg)",
    '"foam.jpg" is a picture inside the text. Put it beside index.md; the page shows it by itself.',
  ],
  [
    "# Heading",
    '"Heading" is a main heading, and the page has one already. Begin the line with ## for a section.',
  ],
  ["##Heading", '"##Heading": a heading without a space. Write a space after the #.'],
  ["• one", '"• one": a bullet from another program. Begin the line with a hyphen and a space.'],
  ["-one", '"-one": a hyphen without a space. Write a space after it to make a list.'],
  [
    "    four spaces",
    '"four spaces": a line that four spaces make into code. Begin it further left.',
  ],
  ["{{name}}", '"{{name}}": a sign of another program. Write it in plain words.'],
  ["(our offer)[/booking]", '"(our offer)[/booking]": a broken link. Write [words](/booking)'],
  [
    "**open",
    '"**open": two asterisks. Write them before and after the bold words; titles have no bold.',
  ],
  ["Lorem ipsum dolor", '"Lorem ipsum dolor": words to be replaced. Write your own.'],
  [
    "See www.qld.gov.au",
    '"www.qld.gov.au": an address without https://. Write https:// before it.',
  ],
  [
    "[x](/services#estimate)",
    'The link "/services#estimate" leads to a place that only the build can look for. Link to the page without # and what follows, to be safe.',
  ],
];

test.each(lines)("%s", (line, message) => {
  const says = `blog/coffee-stains/index.md:15: ${message}`;
  const [[, said] = []] = problemsAfter(says, { append: `\n${line}` });
  expect(said).toBe(`content/${says}`);
});
