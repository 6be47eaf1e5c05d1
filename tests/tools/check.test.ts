import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { smallContent } from "../lib/small-content";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const command = ["--import", require.resolve("tsx"), join(process.cwd(), "src/tools/check.ts")];
// tsx looks for tsconfig.json, which has the alias @/, in the current folder.
const env = { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), "tsconfig.json") };
const check = () => spawnSync(process.execPath, command, { cwd: at(), env, encoding: "utf8" });

test("npm run check prints one plain line if there is no content folder", () => {
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^The content cannot be read: ENOENT[^\n]+$/);
});

test("npm run check prints errors, then the files with samples, and ends with exit code 1", () => {
  for (const [path, text] of smallContent.texts) write(`content/${path}`, text);
  write("content/faq.yml", "- id: rain\n  question: Rain?\n  anwser: Yes.\n");
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain('content/faq.yml:3 [1].anwser: "anwser" does not belong here');
  expect(stdout).toContain(`Before you open, make these your own (sample: true)
content/reviews.yml
content/portfolio/red-hatch/index.md
content/portfolio/white-van/index.md
`);
});
