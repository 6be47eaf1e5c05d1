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

test.each([
  ["bare", "a{background:url(/a.svg)}", ["/a.svg"]],
  ["quoted", "a{background:url( \"/a b.svg\" ),url('/c.svg')}", ["/a b.svg", "/c.svg"]],
  ["none", "a{color:red}", []],
])("addresses in styles: %s", (_what, css, addresses) => {
  expect(findStyleAddresses(css)).toEqual(addresses);
});
