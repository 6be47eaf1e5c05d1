import { existsSync, readFileSync } from "node:fs";

import { checklist } from "./checklist";

test.each(checklist)("%s: %s", (_section, _statement, file, title) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(title);
});

test("every section that shows in a browser or a rule has its statements", () => {
  const sections = new Set(checklist.map(([section]) => section.split(" ")[0]));
  expect([...sections]).toEqual(["2", "3", "4", "8", "9"]);
});
