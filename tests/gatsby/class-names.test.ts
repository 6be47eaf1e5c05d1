import path from "node:path";
import { filesIn } from "@/lib/files";

test("no two styles have the same name, which begins their class names", () => {
  const names = filesIn("src")
    .filter((file) => file.endsWith(".module.scss"))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
