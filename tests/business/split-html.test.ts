import { splitAfterFirstParagraph, splitAtMiddle } from "../../src/business/split-html";

test.each([
  ["<p>Only words.</p>", ["<p>Only words.</p>", ""]],
  ["<p>a</p><h2>1</h2><h2 id='x'>2</h2>", ["<p>a</p><h2>1</h2>", "<h2 id='x'>2</h2>"]],
  [
    "<p>a</p><blockquote><h2>1</h2></blockquote>",
    ["<p>a</p><blockquote><h2>1</h2></blockquote>", ""],
  ],
])("%s is split at the section nearest to its middle", (html, parts) => {
  expect(splitAtMiddle(html)).toEqual(parts);
});

test.each([
  ["<p>One.</p>\n<p>Two.</p>", ["<p>One.</p>", "\n<p>Two.</p>"]],
  ["<ul>\n<li><p>One</p></li>\n</ul>", ["<ul>\n<li><p>One</p></li>\n</ul>", ""]],
  ["", ["", ""]],
])("%j is split after its first paragraph, where it begins with one", (html, parts) => {
  expect(splitAfterFirstParagraph(html)).toEqual(parts);
});
