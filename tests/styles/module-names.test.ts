import { basename } from "node:path";
import { filesIn } from "@/lib/files";

test("no two style sheets have the same name, from which their classes are named", () => {
  const names = filesIn("src").flatMap((file) =>
    /\.module\.scss$/.test(file) ? basename(file) : [],
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
