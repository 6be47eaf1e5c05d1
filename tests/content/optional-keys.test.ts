import type { FileData } from "@/content/check/checked-content";
import { formatProblem } from "@/content/problem";
import { fieldsOfEntry, fieldsOfFile } from "@/gatsby/on-create-node/content-fields";
import { ContentCopy } from "./content-copy";

// The keys that a business may leave out: each one with the lines in the file, and the field that
// queries see.
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
    "deposit",
    "deposit:\n  text: A fifth of the price.\n  link: https://pay.example/x\n",
    { text: "A fifth of the price.", link: "https://pay.example/x" },
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

test("a photo of a job says what it shows beside its file, below pictures, or by the title", () => {
  const copy = new ContentCopy();
  const job = "portfolio/white-van/index.md";
  const picturesOf = () => {
    const { entries, problems } = copy.check();
    expect(problems.map(formatProblem)).toEqual([]);
    const [van] = entries.portfolio.filter(({ id }) => id === "white-van");
    return fieldsOfEntry(van!, []).fields["pictures"];
  };
  copy.edit(job, / {2}before: .*\n/, "");
  expect(picturesOf()).toMatchObject({ before: "White van: before the job." });
  copy.edit(job, /^pictures:/m, "beforeShows: Red dust on white doors.\npictures:");
  expect(picturesOf()).toEqual({
    before: "Red dust on white doors.",
    after: "A clean van.",
  });
});

test("the card of a job shows its description or, without one, the first paragraph of its story", () => {
  const copy = new ContentCopy();
  const job = "portfolio/white-van/index.md";
  const cardOf = () => {
    const [van] = copy.check().entries.portfolio.filter(({ id }) => id === "white-van");
    return fieldsOfEntry(van!, []).fields["description"];
  };
  expect(cardOf()).toBe("Months of dust, gone in a day.");
  copy.edit(job, /^description: .*\n/m, "");
  copy.edit(
    job,
    /\n---\n[^]*$/,
    "\n---\n## The problem\n\nDust from St. Lucia, plan B. Then *rain*.\n\nWe washed it.\n",
  );
  expect(cardOf()).toBe("Dust from St. Lucia, plan B. Then rain.");
});
