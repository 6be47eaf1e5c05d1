import { compareBuilds } from "../../../src/domain/site-check/compare-builds";

const build = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, text]) => [file, new TextEncoder().encode(text)]));

test("two builds with the same bytes differ in nothing, whatever the order of their files", () => {
  expect(compareBuilds(build({ "/a": "1", "/b": "2" }), build({ "/b": "2", "/a": "1" }))).toEqual(
    [],
  );
});

test("every file that differs is named, with the place", () => {
  expect(
    compareBuilds(
      build({ "/about.html": "made at 10:04", "/gone": "", "/longer": "ab" }),
      build({ "/about.html": "made at 10:05", "/new": "", "/longer": "abc" }),
    ),
  ).toEqual([
    '/about.html differs from byte 12 on: "made at 10:04" and "made at 10:05"',
    "/gone is in the first build only",
    '/longer differs from byte 2 on: "ab" and "abc"',
    "/new is in the second build only",
  ]);
});

test("bytes that are no text do not reach the terminal", () => {
  const picture = (last: number) => new Map([["/a.avif", Uint8Array.of(27, 0, last)]]);
  expect(compareBuilds(picture(1), picture(2))).toEqual([
    '/a.avif differs from byte 2 on: "..." and "..."',
  ]);
});
