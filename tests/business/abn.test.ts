import { isAbn } from "@/business/abn";

test.each([
  ["51 824 753 556", true],
  ["51824753556", true],
  ["51 824 753 565", false],
  ["51 824 753 55", false],
  ["51-824-753-556", false],
  ["", false],
])("%s is an ABN: %s", (text, expected) => {
  expect(isAbn(text)).toBe(expected);
});
