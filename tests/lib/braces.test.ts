import { fixForBraces, splitAtBraces } from "@/lib/braces";

test("a text is cut at its words in braces", () => {
  expect(splitAtBraces("A {size} car")).toEqual(["A ", "size", " car"]);
});

test.each([
  ["A {size} costs {price}", undefined],
  ["A {sise} costs {price}", "replace {sise} with one of {size}, {price}"],
  ["A { size } costs {price}", "replace { size } with one of {size}, {price}"],
  ["A {size costs {price}", "write each word with a brace on both sides, like {size}"],
  ["A {size} costs price}", "write each word with a brace on both sides, like {size}"],
  ["A {size} costs little", "add {price}"],
])("the braces of %j: %s", (text, fix) => {
  expect(fixForBraces(text, ["size", "price"], ["price"])).toBe(fix);
});

test("a word may be repeated, but not where each is a field of its own", () => {
  const text = "A {size} costs {price}, a {size}";
  expect(fixForBraces(text, ["size", "price"], ["price"])).toBeUndefined();
  expect(fixForBraces(text, ["size", "price"], ["price"], true)).toBe("write {size} only once");
});
