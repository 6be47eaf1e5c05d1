import { serialiseJsonLd } from "@/site/head/serialise-json-ld";

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

test.each(hostile)("%j cannot end the script element", (text) => {
  const json = serialiseJsonLd({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
