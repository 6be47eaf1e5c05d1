import { readFileSync } from "node:fs";
import { denseAbove, galleryOrder, largeFrom, mobileBelow } from "@/pictures/picture-sets";

test("the breakpoints for pictures are those of the styles, and density counts above 1.5", () => {
  const breakpoints = readFileSync("src/styles/tokens/_breakpoints.scss", "utf8");
  expect([mobileBelow, largeFrom, denseAbove]).toEqual([768, 1024, 1.5]);
  expect(breakpoints).toContain(`"tablet": ${mobileBelow}px`);
  expect(breakpoints).toContain(`"desktop": ${largeFrom}px`);
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
