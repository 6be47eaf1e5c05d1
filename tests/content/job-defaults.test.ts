import { formatProblem } from "@/content/problem";
import { fieldsOfEntry } from "@/gatsby/on-create-node/content-fields";
import { ContentCopy } from "./content-copy";

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

test("the reading time of an article is what it says or, without it, its words divided by 200", () => {
  const post = { kind: "blog", id: "wax", data: { pictures: {}, readMinutes: 7 } };
  const minutesOf = (data: object, body: string) =>
    fieldsOfEntry({ ...post, data, body } as never, []).fields["readMinutes"];
  expect(minutesOf(post.data, "Wax.")).toBe(7);
  expect(minutesOf({ pictures: {} }, "wax ".repeat(400))).toBe(2);
  expect(minutesOf({ pictures: {} }, "wax ".repeat(401))).toBe(3);
});

test("the card of a job shows its description or, without one, the first paragraph of its text", () => {
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
