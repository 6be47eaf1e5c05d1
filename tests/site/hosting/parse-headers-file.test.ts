import { collectHeaders, parseHeadersFile } from "../../../src/site/hosting/parse-headers-file";

const { blocks, problems } = parseHeadersFile(`# written by the build
/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache

/static/*
  ! Cache-Control
  Cache-Control: max-age=31536000

/about
  Content-Security-Policy: default-src 'self'; img-src https://a.example:8080
  Link: </a.css>
  Link: </b.css>
`);

function headersOf(path: string) {
  return Object.fromEntries(collectHeaders(blocks, path));
}

test("a file without mistakes has no problems", () => {
  expect(problems).toEqual([]);
});

test("a path gets the headers of every block that fits it", () => {
  expect(headersOf("/about")).toEqual({
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; img-src https://a.example:8080",
    Link: "</a.css>, </b.css>",
  });
});

test("a path that is only named without a star fits nothing else", () => {
  expect(headersOf("/about/team")).not.toHaveProperty("Link");
  expect(headersOf("/aboutXteam")).not.toHaveProperty("Link");
});

test("an exclamation mark takes back what earlier blocks said, in any case of letters", () => {
  expect(headersOf("/static/a.avif")["Cache-Control"]).toBe("max-age=31536000");
});

test("without it, both values count, as they do on the host", () => {
  const both = parseHeadersFile("/*\n  X-A: 1\n/b\n  x-a: 2\n").blocks;
  expect(collectHeaders(both, "/b")).toEqual([["X-A", "1, 2"]]);
});

test("dots and the like in a path mean themselves", () => {
  const dotted = parseHeadersFile("/*.js\n  X-A: 1\n").blocks;
  expect(collectHeaders(dotted, "/app.js")).toHaveLength(1);
  expect(collectHeaders(dotted, "/appxjs")).toHaveLength(0);
});

test.each([
  ["a header before any path", "  X-A: 1", 1],
  ["a header without a value", "/a\n  X-A:", 2],
  ["a line that is neither", "about\n", 1],
])("%s is a problem with its number", (_what, text, line) => {
  expect(parseHeadersFile(text).problems).toEqual([expect.objectContaining({ line })]);
});
