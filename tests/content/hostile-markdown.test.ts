import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { parseFragment } from "parse5";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";

import { markdownToHtml } from "../../src/content/markdown";
import { createRandom } from "../lib/random";

// Plain JavaScript, as gatsby-transformer-remark loads it.
const plugin = jest.requireActual<(args: { markdownAST: unknown }) => Parameters<typeof toHast>[0]>(
  "../../src/gatsby/remark-line-breaks",
);

const parser = remark().use(gfm).use(footnotes, { inlineNotes: true }).freeze();

/** A body as gatsby-transformer-remark publishes it: HTML nodes, where any are left, go through as they are. */
function bodyToHtml(markdown: string): string {
  const tree = parser.parse(markdown);
  const hast = toHast(plugin({ markdownAST: tree }), { allowDangerousHtml: true });
  return toHtml(hast, { allowDangerousHtml: true });
}

const allowedElements =
  /^(p|br|a|strong|em|del|code|pre|ul|ol|li|blockquote|h[1-6]|hr|table|thead|tbody|tr|th|td|div|sup|input|section)$/;
const allowedAttributes =
  /^(href|id|class|title|align|start|type|checked|disabled|tabindex|role|aria-label)$/;
const allowedAddress = /^(https:\/\/|mailto:|tel:|sms:|#|\/(?![/\\]))/i;

interface Element {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Element[];
}

/** What is in HTML that no text of the owner may bring there. */
function foreignParts(html: string): string[] {
  const found: string[] = [];
  const visit = ({ nodeName, attrs = [], childNodes = [] }: Element) => {
    if (!nodeName.startsWith("#") && !allowedElements.test(nodeName)) found.push(nodeName);
    for (const { name, value } of attrs) {
      if (!allowedAttributes.test(name)) found.push(`${nodeName} ${name}`);
      if (name === "href" && !allowedAddress.test(value)) found.push(`href ${value}`);
    }
    childNodes.forEach(visit);
  };
  visit(parseFragment(html) as unknown as Element);
  return found;
}

const pieces = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<a href='javascript:alert(1)'>",
  "</p><iframe src=//evil.example>",
  "<!-- ",
  " -->",
  "<![CDATA[",
  "]]>",
  "<style>*{}</style>",
  "javascript:alert(1)",
  "JaVaScRiPt&colon;alert(1)",
  "java\tscript:alert(1)",
  "&#106;avascript:alert(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:x",
  "file:///etc/passwd",
  "https://x.example/",
  "http://x.example/`<script>alert(1)</script>`",
  "www.x.example",
  "//evil.example",
  "/\\evil.example",
  "/services/full-detail",
  "mailto:a@b.example",
  "a@b.example",
  "#place",
  "[",
  "](",
  ")",
  "][",
  "]",
  "[a]: ",
  "![",
  "![](",
  "<",
  ">",
  '"',
  "'",
  '" onmouseover="alert(1)',
  "`",
  "``",
  "```\n",
  "~~~\n",
  "*",
  "**",
  "_",
  "~~",
  "\\",
  "&lt;script&gt;",
  "&",
  "&#0;",
  "\n",
  "\n\n",
  "\n> ",
  "\n- ",
  "\n1. ",
  "\n# ",
  "\n    ",
  "\n| a | b |\n|---|---|\n| ",
  " | ",
  "[^1]",
  "\n[^1]: ",
  "^[",
  "[ ] ",
  "[x] ",
  "\u0000",
  "\u200B",
  "\u202E",
  "word ",
  " ",
];

const SEED = 19_700_101;
const TEXTS = 1_000;

test(`${TEXTS} hostile texts: no script, unknown element, attribute or kind of address is published`, () => {
  const random = createRandom(SEED);
  for (let round = 0; round < TEXTS; round += 1) {
    const length = 1 + Math.floor(random() * 14);
    const text = Array.from(
      { length },
      () => pieces[Math.floor(random() * pieces.length)] ?? "",
    ).join("");
    for (const html of [markdownToHtml(text), bodyToHtml(text)]) {
      const found = foreignParts(html);
      if (found.length > 0) throw new Error(`${JSON.stringify(text)} became ${html}: ${found[0]}`);
    }
  }
});

test.each([
  ["<b onclick=x>", ["b", "b onclick"]],
  ['<a href="javascript:x">', ["href javascript:x"]],
  ["<p>fine</p>", []],
])("what does not belong there is seen: %s", (html, found) => {
  expect(foreignParts(html)).toEqual(found);
});

test.each([
  ["Some <b>bold</b> words", "<p>Some &#x3C;b>bold&#x3C;/b> words</p>"],
  ["[a](javascript:x) [b](/faq)", '<p>a <a href="/faq">b</a></p>'],
  ["![a car](https://x.example/car.jpg)", "<p>a car</p>"],
  ["one\ntwo **three**", "<p>one<br>\ntwo <strong>three</strong></p>"],
])("%s", (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html);
  expect(bodyToHtml(markdown)).toBe(html);
});
