import { join } from "node:path";

import { checkContent } from "../../src/content/check-content";
import { formatProblem } from "../../src/content/problem";
import { readContentFolder } from "../../src/build/content-folder/read-content-folder";

// The only test of what the owner writes. Prices, counts and hours are the owner's to change;
// what the specification says of them is compared in tests/specification.
test("nothing in content/ must be fixed", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { problems } = checkContent(await readContentFolder(join(process.cwd(), "content")), {
    today,
  });
  const severe = problems.filter(({ severity }) => severity === "error");
  expect(severe.map(formatProblem)).toEqual([]);
});
