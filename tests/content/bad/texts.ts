import { article, job, service, type Bad } from "./bad";

/** Texts and links. */
export const badTexts: readonly Bad[] = [
  ...[
    [
      "[x](/services/full-detial)",
      'a link to a page that does not exist ("/services/full-detial"); did you mean "/services/full-detail"?',
    ],
    [
      "[x](/services/full-detail/)",
      'a link with a slash at its end ("/services/full-detail/"); write /services/full-detail',
    ],
    [
      "[x](http://www.qld.gov.au)",
      'an unprotected link ("http://www.qld.gov.au"); write https:// instead',
    ],
    [
      "[x](javascript:alert(1))",
      'a link of a kind that is not allowed ("javascript:alert(1)"); link to a page of the site',
    ],
    [
      "[x](//www.qld.gov.au/x)",
      'a web address without https: ("//www.qld.gov.au/x"); write https://www.qld.gov.au/x',
    ],
    [
      "[x](www.qld.gov.au/x)",
      'a web address without https: ("www.qld.gov.au/x"); write https://www.qld.gov.au/x',
    ],
    [
      "[x](services/full-detail)",
      'a link that does not begin with / ("services/full-detail"); begin it with /',
    ],
    [
      "[x](https://)",
      'a web address that is not complete ("https://"); copy it again from the browser',
    ],
    [
      "[x](mailto:info)",
      'an email link without an address ("mailto:info"); write mailto: and the address',
    ],
    ["[x](<tel:07 5550>)", 'a phone link that is no number ("tel:07 5550"); write digits only'],
    [
      "[x](/faq#rian)",
      'a link to a place that is not on its page ("/faq#rian"); did you mean "rain"?',
    ],
    [
      "<iframe src='https://x.au'></iframe>",
      "raw HTML (\"<iframe src='https://x.au'></iframe>\"); write it in markdown",
    ],
    ["Some <b>bold</b> words.", 'raw HTML ("<b>"); write it in markdown; HTML is not published'],
    ["![foam](foam.jpg)", 'a picture inside the text ("foam.jpg"); put pictures beside the file'],
  ].map(([line = "", found = ""]): Bad => ({
    what: `${line} in a text`,
    change: { append: `\n${line}` },
    says: `${article}: found ${found}`,
    problems: Number.NaN,
  })),
  {
    what: "a gap inside a link",
    change: { append: "\n[full detail] (/services/full-detail)" },
    severity: "warning",
    says: `${article}: found a space between the two parts of a link; close the gap: [full detail](/services/full-detail)`,
  },
  {
    what: "a dead link in an answer",
    change: ["](/contact)", "](/contacts)"],
    says: 'faq.yml [1].answer: found a link to a page that does not exist ("/contacts"); did you mean "/contact"?',
  },
  {
    what: "raw HTML in a title",
    change: [/^title: .*$/m, "title: Work van<br>cleaned"],
    says: `${job} title: found raw HTML ("<br>"); write it in markdown; HTML is not published`,
  },
  {
    what: "a service without a text",
    change: [/\n---\n[^]*$/, "\n---\n"],
    at: "---",
    says: `${service}: found no text below the facts; write the text of the page after the second ---`,
  },
  {
    what: "a text that its page does not show",
    change: { append: "\nA text." },
    severity: "warning",
    says: "pages/booking/index.md: found a text below the facts, which this page does not show; delete it, or write it into lead",
  },
  {
    what: "a reading time that is far off",
    change: [/^readMinutes: .*$/m, "readMinutes: 20"],
    severity: "warning",
    says: `${article} readMinutes: found 20, while the text has 1018 words; write 5 (about 200 words a minute)`,
  },
  {
    what: "a second main heading",
    change: { append: "\n# At the end" },
    says: `${article}: found a main heading in the text ("At the end"); write ## At the end: the title is the page's main heading`,
  },
  {
    what: "words that were laid down to be replaced",
    change: [/^summary: .*$/m, 'summary: "Write here: one sentence."'],
    severity: "warning",
    says: `${service} summary: found words that were only there to be replaced ("Write here: one sentence."); write your own`,
  },
];
