import { makeLinksAbsolute } from "../../../src/site/feeds/absolute-links";

const page = "https://rivergum.example/blog/mould";

test.each([
  ["a path", '<a href="/booking">x</a>', '<a href="https://rivergum.example/booking">x</a>'],
  ["an anchor", '<a href="#causes">x</a>', `<a href="${page}#causes">x</a>`],
  ["another site", '<a href="https://a.example/b">x</a>', '<a href="https://a.example/b">x</a>'],
  ["a mail link", '<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ["an address in a text", '<p>Write href="/x" so</p>', '<p>Write href="/x" so</p>'],
  [
    "depth",
    '<ul><li><p><a href="/a">x</a></p></li></ul>',
    '<ul><li><p><a href="https://rivergum.example/a">x</a></p></li></ul>',
  ],
])("%s", (_what, html, expected) => {
  expect(makeLinksAbsolute(html, page)).toBe(expected);
});
