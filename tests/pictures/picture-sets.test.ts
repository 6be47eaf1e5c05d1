import { readFileSync } from "node:fs";
import {
  denseAbove,
  galleryOrder,
  largeFrom,
  limitSrcSet,
  mobileBelow,
  pathOfWidth,
} from "@/pictures/picture-sets";

test("the breakpoints for pictures are those of the styles, and screens above 1.5 pixels per CSS pixel are dense", () => {
  const breakpoints = readFileSync("src/styles/tokens/_breakpoints.scss", "utf8");
  expect([mobileBelow, largeFrom, denseAbove]).toEqual([768, 1024, 1.5]);
  expect(breakpoints).toContain(`"tablet": ${mobileBelow}px`);
  expect(breakpoints).toContain(`"desktop": ${largeFrom}px`);
});

describe("a srcset", () => {
  const srcSet = "/a/400.avif 400w,\n/a/800.avif 800w,\n/a/1600.avif 1600w";

  test.each([
    ["the files up to a width", 1200, "/a/400.avif 400w, /a/800.avif 800w"],
    ["the files up to and including a width", 800, "/a/400.avif 400w, /a/800.avif 800w"],
    ["the narrowest file if all are wider", 300, "/a/400.avif 400w"],
  ])("is cut to %s", (_what, upTo, expected) => {
    expect(limitSrcSet(srcSet, upTo)).toBe(expected);
  });

  test.each([
    [800, "/a/800.avif"],
    [1200, "/a/800.avif"],
    [300, "/a/400.avif"],
  ])("has a file for a width of %d", (width, path) => {
    expect(pathOfWidth(srcSet, width)).toBe(path);
  });
});

test("a gallery is sorted by subject, and within a subject by before, during, after", () => {
  expect(
    galleryOrder([
      "interior-after",
      "exterior-after",
      "interior-before",
      "aftermath",
      "exterior-before",
      "interior-during",
    ]),
  ).toEqual([
    "interior-before",
    "interior-during",
    "interior-after",
    "exterior-before",
    "exterior-after",
    "aftermath",
  ]);
});
