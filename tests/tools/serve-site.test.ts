import { readPort } from "../../src/tools/lib/serve-site";

test("the port is the usual one, or PORT", () => {
  expect(readPort(9000, {})).toBe(9000);
  expect(readPort(9000, { PORT: "9001" })).toBe(9001);
});

test.each(["abc", "0", "70000", "90.5"])("PORT=%s is refused in one sentence", (text) => {
  expect(() => readPort(9000, { PORT: text })).toThrow(
    `PORT is "${text}", but a port is a whole number from 1 to 65535.`,
  );
});
