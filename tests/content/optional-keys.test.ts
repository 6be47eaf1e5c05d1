import { formConfig } from "@/admin/form-config";
import type { FormField } from "@/admin/form-field";
import type { FileData } from "@/content/check/checked-content";
import { formatProblem } from "@/content/problem";
import { fieldsOfEntry, fieldsOfFile } from "@/gatsby/on-create-node/content-fields";
import { ContentCopy } from "./content-copy";

// The keys that a business may leave out: each one with the lines in the file, and the field that queries see.
const howOften = `howOften:
  - id: once
    label: Once
  - id: monthly
    label: Monthly
    plans:
      full-detail:
        percentOff: 10
`;

const keys: [file: "business" | "pricing", key: string, lines: string, field: unknown][] = [
  [
    "business",
    "nextFree",
    "nextFree: 2099-12-04\n",
    { text: "Friday 4 December", begins: "2099-12-03T14:00:00.000Z" },
  ],
  [
    "business",
    "deposit",
    "deposit:\n  text: A fifth of the price.\n  link: https://pay.example/x\n",
    { text: "A fifth of the price.", link: "https://pay.example/x" },
  ],
  [
    "business",
    "closed",
    "closed:\n  - from: 2099-01-26\n  - from: 2098-12-25\n    to: 2099-01-05\n    why: Christmas\n",
    [{ from: "2098-12-25", to: "2099-01-05", why: "Christmas" }, { from: "2099-01-26" }],
  ],
  [
    "pricing",
    "howOften",
    howOften,
    [
      { id: "once", label: "Once", plans: [] },
      {
        id: "monthly",
        label: "Monthly",
        plans: [{ service: "full-detail", percentOff: 10, sample: false }],
      },
    ],
  ],
];

/** The fields of a file's only node, after lines have been added to the file. */
function nodeFields(file: "business" | "pricing", lines = "") {
  const copy = new ContentCopy();
  copy.append(`${file}.yml`, lines);
  const { files, problems } = copy.check();
  expect(problems.map(formatProblem)).toEqual([]);
  const { data } = files[file] ?? {};
  if (!data) throw new Error(`${file}.yml could not be read`);
  const [node] = fieldsOfFile({ kind: file, data } as FileData);
  return node?.fields ?? {};
}

test.each(keys)("%s.yml may have %s", (file, key, lines, field) => {
  expect(nodeFields(file, lines)[key]).toEqual(field);
});

test.each(keys)("%s.yml may leave out %s", (file, key) => {
  expect(nodeFields(file)[key] ?? []).toEqual([]);
});

test("the editing page has a field for every optional key, and a care plan for each service", () => {
  const { collections } = formConfig(new ContentCopy().check());
  const forms = collections.flatMap((each) => ("files" in each ? each.files : []));
  const field = (kind: string, name: string): FormField | undefined =>
    forms.find((form) => form.name === kind)?.fields.find((each) => each.name === name);
  expect(field("business", "nextFree")).toMatchObject({ widget: "datetime", required: false });
  expect(field("business", "closed")?.fields?.map(({ name, widget }) => [name, widget])).toEqual([
    ["from", "datetime"],
    ["to", "datetime"],
    ["why", "string"],
  ]);
  expect(field("business", "deposit")?.fields?.map(({ name }) => name)).toEqual(["text", "link"]);
  const plans = field("pricing", "howOften")?.fields?.find(({ name }) => name === "plans");
  expect(plans?.fields?.map(({ name }) => name)).toContain("full-detail");
  expect(plans?.fields?.[0]?.fields?.map(({ name }) => name)).toEqual([
    "percentOff",
    "price",
    "sample",
  ]);
});

test("a photo of a job says what it shows beside its file, below pictures, or by the title", () => {
  const copy = new ContentCopy();
  const job = "portfolio/white-van/index.md";
  copy.edit(job, / {2}before: .*\n/, "");
  copy.edit(job, /^pictures:/m, "beforeShows: Red dust on white doors.\npictures:");
  const { entries, problems } = copy.check();
  expect(problems.map(formatProblem)).toEqual([]);
  const picturesOf = (id: string) =>
    fieldsOfEntry(
      entries.portfolio.find((each) => each.id === id)!,
      [],
    ).fields["pictures"];
  expect(picturesOf("white-van")).toEqual({
    before: "Red dust on white doors.",
    after: "A clean van.",
  });
  copy.edit(job, /^beforeShows: .*\n/m, "");
  const [plain] = copy.check().entries.portfolio.filter(({ id }) => id === "white-van");
  expect(fieldsOfEntry(plain!, []).fields["pictures"]).toMatchObject({
    before: "White van: before the job.",
  });
});

test("the editing page asks beside each photo of a job what it shows", () => {
  const { collections } = formConfig(new ContentCopy().check());
  const jobs = collections.find(({ name }) => name === "portfolio");
  const names = jobs && "fields" in jobs ? jobs.fields.map(({ name }) => name) : [];
  const from = names.indexOf("before");
  expect(names.slice(from, from + 4)).toEqual(["before", "beforeShows", "after", "afterShows"]);
});

test("without the desk, neither its pages nor its texts are asked for", () => {
  const copy = new ContentCopy();
  copy.append("business.yml", "desk: false\n");
  copy.texts.delete("pages/desk/index.md");
  copy.texts.delete("pages/quote/index.md");
  copy.edit("wording.yml", /^desk:\n(?: {2}.*\n)+/m, "");
  expect(copy.check().problems.map(formatProblem)).toEqual([]);
});
