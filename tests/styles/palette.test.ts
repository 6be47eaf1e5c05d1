import { readFileSync } from "node:fs";
import { paletteColor } from "@/gatsby/palette-color";
import { filesIn } from "@/lib/files";

test("every colour of the sheets is one of the palette's, and masks are black", () => {
  const sheets = filesIn("src").filter((file) => /(?<!_palette)\.scss$/.test(file));
  const found = sheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, "utf8").matchAll(/(?:#|%23)[\da-f]{3,8}\b/gi)]
      .filter(([color]) => !/^#0000?$/.test(color))
      .map(([color]) => `${file}: ${color}`),
  );
  expect(found).toEqual([]);
});

test("a colour is read by its role, and an unknown role is refused", () => {
  expect(paletteColor("action")).toMatch(/^#[\da-f]{3,6}$/);
  expect(() => paletteColor("wood")).toThrow(/"wood" in .*_palette\.scss/);
});
