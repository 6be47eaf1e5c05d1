import { parse } from "parse5";

import { serialiseJsonLd } from "../../../src/site/head/serialise-json-ld";

const hostile = [
  "</script><script>alert(1)</script>",
  "</SCRIPT >",
  "<!--<script>",
  "-->",
  "]]>",
  "&lt;/script&gt;",
  "a\u2028b\u2029c",
  '"; alert(1); "',
  "\\u003c/script>",
];

test.each(hostile)("%j stays text", (text) => {
  const json = serialiseJsonLd({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});

test("nothing escapes from the element a browser makes of it", () => {
  const json = serialiseJsonLd(hostile);
  const page = parse(`<script type="application/ld+json">${json}</script><p>after</p>`);
  const elements: string[] = [];
  const visit = (node: { tagName?: string; childNodes?: unknown[] }) => {
    if (node.tagName) elements.push(node.tagName);
    for (const child of node.childNodes ?? []) visit(child as typeof node);
  };
  visit(page);
  expect(elements).toEqual(["html", "head", "script", "body", "p"]);
});
