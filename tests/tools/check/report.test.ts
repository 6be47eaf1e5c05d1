import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describeFileError } from "../../../src/tools/check/read-content";
import { formatAlike, formatReport } from "../../../src/tools/check/report-text";
import type { ContentProblem } from "../../../src/content/problem";
import { useTemporaryFolder } from "../../lib/temporary-folder";
import { writeDeliveredContent } from "../../specification/delivered-content";

const severe: ContentProblem = {
  severity: "error",
  file: "content/blog/a/index.md",
  line: 4,
  field: "seo",
  found: 'nothing but <script>alert("1")</script>',
  fix: "add it",
  seen: "Visitors see “nothing”.",
  example: "seo:\n  title: A & B",
};
const advice: ContentProblem = {
  severity: "warning",
  file: "content/blog/b/hero.jpg",
  line: 1,
  field: "",
  found: "800 × 600 pixels",
  fix: "use a larger one",
};

test("the text: errors first, each on a line with what helps below it", () => {
  expect(formatReport([severe, advice])).toBe(
    `Must fix (1)
Until these are fixed the site is not built, and visitors go on seeing its last version.

- content/blog/a/index.md:4 seo: found nothing but <script>alert("1")</script>; add it
  Visitors see “nothing”.
  For example:
    seo:
      title: A & B

Worth fixing (1)
The site is built all the same.

- content/blog/b/hero.jpg: found 800 × 600 pixels; use a larger one`,
  );
});

test("what is said of several files alike is said once", () => {
  const other = { ...advice, file: "content/blog/c/hero.jpg" };
  expect(formatAlike([advice, severe, other])).toBe(
    `- found 2 times 800 × 600 pixels; use a larger one
    content/blog/b/hero.jpg
    content/blog/c/hero.jpg
- content/blog/a/index.md:4 seo: found nothing but <script>alert("1")</script>; add it
  Visitors see “nothing”.
  For example:
    seo:
      title: A & B`,
  );
});

test.each([
  ["ENOENT", "There is no content here"],
  ["ENOTDIR", "content is a file where a folder is expected"],
  ["EACCES", "content cannot be opened, because this account has no permission"],
  ["ENOSPC", "the disk is full"],
  ["EBUSY", "in use by another program"],
  [undefined, "content could not be worked on (boom)"],
])("%s in one sentence", (code, sentence) => {
  const error = Object.assign(new Error("boom"), { code, path: "/site/content" });
  expect(describeFileError(error, "/site")).toContain(sentence);
  expect(describeFileError(error, "/site")).not.toContain("\n");
});

describe("the command", () => {
  const { at, write } = useTemporaryFolder();
  const command = ["--import", require.resolve("tsx"), join(process.cwd(), "src/tools/check.ts")];
  const check = () => spawnSync(process.execPath, command, { cwd: at(), encoding: "utf8" });

  test("without a content folder: one plain sentence", () => {
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^There is no content here: [^\n]+$/);
  });

  test("a mistake: its line and exit code 1", async () => {
    await writeDeliveredContent(at("content"));
    const text = readFileSync(at("content/faq.yml"), "utf8");
    write("content/faq.yml", text.replace("  answer:", "  anwser:"));
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain('content/faq.yml:4 [1].anwser: found an unknown key "anwser"');
  });
});
