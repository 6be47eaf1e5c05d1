import { fixForBraces } from "@/lib/braces";

test.each([
  ["A {size} costs {price}", undefined],
  ["A { size } costs {price}", "replace { size } with one of {size}, {price}"],
  ["A {size costs {price}", "write each word with a brace on both sides, like {size}"],
  ["A {size} costs price}", "write each word with a brace on both sides, like {size}"],
  ["A {size} costs little", "add {price}"],
])("the fix for the braces of %j is: %s", (text, fix) => {
  expect(fixForBraces(text, ["size", "price"], ["price"])).toBe(fix);
});

test("a word may be repeated, except where each word is a field", () => {
  const text = "A {size} costs {price}, a {size}";
  expect(fixForBraces(text, ["size", "price"], ["price"])).toBeUndefined();
  expect(fixForBraces(text, ["size", "price"], ["price"], true)).toBe("write {size} only once");
});
