import { splitFirstSentence } from "@/lib/split-html";

test.each([
  ["<p>One. Two.</p>\n<p>Three.</p>", ["<p>One.</p>", "<p>Two.</p>", "\n<p>Three.</p>"]],
  ["<p>From $4.50 a day. Two.</p>", ["<p>From $4.50 a day.</p>", "<p>Two.</p>", ""]],
  ["<p>Only one.</p>", ["<p>Only one.</p>", "", ""]],
  ["<p>From St. Lucia. Two.</p>", ["<p>From St. Lucia.</p>", "<p>Two.</p>", ""]],
  ["<p>One. <em>Two</em>.</p>", ["<p>One.</p>", "<p><em>Two</em>.</p>", ""]],
  ["<p>One.<em>Two</em></p>", ["", "<p>One.<em>Two</em></p>", ""]],
  ['<p>See <a href="/">this. That.</a></p>', ["", '<p>See <a href="/">this. That.</a></p>', ""]],
  ["<ul>\n<li><p>One</p></li>\n</ul>", ["", "", "<ul>\n<li><p>One</p></li>\n</ul>"]],
  ["", ["", "", ""]],
])("%j is split after its first sentence if that has no markup", (html, parts) => {
  expect(splitFirstSentence(html)).toEqual(parts);
});
