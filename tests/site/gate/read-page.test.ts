import { findStyleAddresses, readPage } from "../../../src/site/gate/read-page";

test("scripts a browser would run count as such; data blocks do not", () => {
  const { inlineScripts, jsonLd } = readPage(`
    <script>a()</script>
    <script type="module">b()</script>
    <script type="speculationrules">{}</script>
    <script src="/c.js"></script>
    <script type="application/json">{}</script>
    <script type="application/ld+json">{"d":1}</script>`);
  expect(inlineScripts).toEqual(["a()", "b()", "{}"]);
  expect(jsonLd).toEqual(['{"d":1}']);
});

test("a script is read to the letter, as its hash needs it", () => {
  const text = '/*<![CDATA[*/window.a="&amp;";\n/*]]>*/';
  expect(readPage(`<script>${text}</script>`).inlineScripts).toEqual([text]);
});

test("a text is one, whatever stands for its signs, and React's marks are no part of it", () => {
  const { words, titles } = readPage(
    "<title>Dust &amp; sun</title><p>Wax<!-- --> &#x27;n&#x27; wash</p><svg><title>Logo</title></svg>",
  );
  expect(words).toEqual(["Dust & sun", "Wax 'n' wash", "Logo"]);
  expect(titles).toEqual(["Dust & sun"]);
});

test("what a visitor without JavaScript gets is read, and what waits in a template", () => {
  const { references, ids, words } = readPage(
    `<noscript><img src="/a.webp" srcset="/b.webp 1w, /c.webp 2w"></noscript>
    <template><a id="x" href="/d">D</a></template>`,
  );
  expect(references.map(({ use, address }) => `${use} ${address}`)).toEqual([
    "load /a.webp",
    "load /b.webp",
    "load /c.webp",
    "link /d",
  ]);
  expect(ids).toEqual(["x"]);
  expect(words).toContain("D");
});

test.each([
  ["bare", "a{background:url(/a.svg)}", ["/a.svg"]],
  ["quoted", "a{background:url( \"/a b.svg\" ),url('/c.svg')}", ["/a b.svg", "/c.svg"]],
  ["none", "a{color:red}", []],
])("addresses in styles: %s", (_what, css, addresses) => {
  expect(findStyleAddresses(css)).toEqual(addresses);
});
