import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { formatReport } from "@/content/check/format-report";
import { type ContentProblem, formatProblem } from "@/content/problem";
import { findGaps } from "@/tools/check/before-opening";
import { ContentCopy } from "../../content/content-copy";
import { smallContent } from "../../lib/small-content";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const error: ContentProblem = {
  severity: "error",
  file: "content/blog/a/index.md",
  line: 4,
  field: "pictures.after",
  found: "after.jpg is missing",
  fix: "add it beside index.md, or delete this line",
};
const advice: ContentProblem = {
  severity: "warning",
  file: "content/blog/b/hero.jpg",
  line: 1,
  field: "",
  found: "only 800 × 600 pixels",
  fix: "use a larger one, for example 1600 × 900",
};

test("a report lists errors first, each as a place, a finding and a fix", () => {
  expect(formatReport([advice, error])).toBe(
    `Must fix before the site can be published (1)
- content/blog/a/index.md:4 pictures.after: after.jpg is missing. Add it beside index.md, or delete this line.

Worth a look (won't stop publishing) (1)
- content/blog/b/hero.jpg: Only 800 × 600 pixels. Use a larger one, for example 1600 × 900`,
  );
});

describe("“Before you open”", () => {
  const gaps = (copy: ContentCopy, environment = {}) =>
    findGaps(copy.check(), environment).map((gap) => formatProblem(gap).replace("content/", ""));

  test("lists examples, samples and a missing form provider, with one line for samples of the same kind", () => {
    const copy = new ContentCopy();
    copy.append("business.yml", "promo:\n  text: A free wax.\n  sample: true");
    copy.edit("faq.yml", "answer: By card or cash.", "answer: By card or cash.\n  sample: true");
    copy.edit("pages/privacy/index.md", /^heading:/m, "sample: true\nheading:");
    const plan = "full-detail:\n        percentOff: 10\n        sample: true";
    copy.append(
      "pricing.yml",
      `howOften:\n  - id: a\n    label: Monthly\n    plans:\n      ${plan}`,
    );
    expect(gaps(copy)).toEqual([
      "business.yml:3 siteAddress: https://test.example is an example. Write the address of your site.",
      "business.yml:8 phone.mobile: 0491 570 156 is an example. Write your own number, or delete the line if you have another.",
      "business.yml:9 phone.landline: (07) 5550 0142 is an example. Write your own number, or delete the line if you have another.",
      "business.yml:10 email: info@test.example is an example. Write your own address.",
      "business.yml:35 social.facebook: https://www.facebook.com/test.example is an example. Write your own, or delete the line.",
      "business.yml:37 forms.preset: There is no form provider, so requests reach nobody. Choose one as content/README.md shows.",
      "business.yml:40 promo.sample: The offer is a sample. Write your own and delete this line, or delete promo.",
      "faq.yml:1: 1 sample answer: payment. Adapt each to your business, then delete its sample: true.",
      "reviews.yml:1: 1 sample review: Priya S. Replace samples with real reviews, or delete them.",
      "portfolio: 2 sample jobs: red-hatch, white-van. Delete sample folders once you have jobs of your own.",
      "pages/privacy/index.md:2 sample: The text of “Privacy” is a sample. Adapt it to your business, then delete this line.",
      "pricing.yml:41 howOften[1].plans.full-detail.sample: The care plan for full-detail, monthly, is a sample. If you offer it, delete sample: true; otherwise delete the plan.",
    ]);
  });

  test("lists nothing for a business that is ready", () => {
    const ready = new ContentCopy();
    for (const file of ["portfolio/white-van/index.md", "portfolio/red-hatch/index.md"])
      ready.edit(file, /^sample: .*\n/m, "");
    ready.texts.set("reviews.yml", "[]\n");
    ready.edit("business.yml", "facebook.com/test.example", "facebook.com/test");
    ready.edit("business.yml", "0491 570 156", "0412 345 678");
    ready.edit("business.yml", "(07) 5550 0142", "(07) 3211 0142");
    ready.edit("business.yml", "info@test.example", "info@test.com.au");
    ready.edit("business.yml", "preset: none", "preset: netlify");
    expect(gaps(ready, { SITE_URL: "https://test.com.au" })).toEqual([]);
  });
});

describe("npm run check", () => {
  const { at, write } = useTemporaryFolder();
  const command = ["--import", require.resolve("tsx"), join(process.cwd(), "src/tools/check.ts")];
  // tsx looks for tsconfig.json, which has the alias @/, in the current folder.
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), "tsconfig.json") };
  const check = () => spawnSync(process.execPath, command, { cwd: at(), env, encoding: "utf8" });

  test("prints one plain line if there is no content folder", () => {
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^There is no content\/ here\. [^\n]+$/);
  });

  test("prints errors and ends with exit code 1", () => {
    for (const [path, text] of smallContent.texts) write(`content/${path}`, text);
    write("content/faq.yml", "- id: rain\n  question: Rain?\n  anwser: Yes.\n");
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain('content/faq.yml:3 [1].anwser: "anwser" does not belong here');
    expect(stdout).toContain("Before you open");
  });
});
