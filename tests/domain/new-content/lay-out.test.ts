import { checkContent } from "../../../src/domain/content/check-content";
import { formatProblem } from "../../../src/domain/content/problem";
import { layOut, LayOutError } from "../../../src/domain/new-content/lay-out";
import {
  questionsFor,
  type Answers,
  type NewKind,
} from "../../../src/domain/new-content/questions";
import { deliveredContent } from "../../specification/delivered-content";
import { ContentCopy } from "../content/content-copy";

const today = "2099-07-12";

const folder = deliveredContent;
const content = checkContent(folder, { today });

/** Answers as the command collects them: fallbacks where nothing is given, all of them checked. */
function answersFor(kind: NewKind, given: Answers): Answers {
  const answers: Record<string, string> = {};
  for (const { flag, fallback, check } of questionsFor(kind, content, today)) {
    const answer = given[flag] ?? fallback ?? "";
    expect([flag, check(answer)]).toEqual([flag, undefined]);
    answers[flag] = answer;
  }
  return answers;
}

/** The folder with everything written, and what the check newly says of it. */
function write(kind: NewKind, given: Answers) {
  const layout = layOut(kind, answersFor(kind, given), folder, content);
  const after = new ContentCopy(folder);
  for (const { path, text } of [...layout.created, ...layout.changed]) after.texts.set(path, text);
  const known = new Set(content.problems.map(formatProblem));
  const checked = checkContent(after, { today });
  const problems = checked.problems.filter((problem) => !known.has(formatProblem(problem)));
  const grave = problems.filter(({ severity }) => severity === "must-fix").map(formatProblem);
  return { layout, after, checked, problems, grave };
}

const samples: Record<NewKind, Answers> = {
  article: {
    title: "How to Wash a Black Car: No Swirls",
    category: "Car Care Tips",
    tags: "black paint, washing",
  },
  job: {
    title: "Grey ute after a season on site",
    category: "Full Detail",
    service: "full-detail",
    location: "Yamanto",
  },
  review: { name: "Ann B.", location: "Logan", text: 'Great work: "like new", they said #1.' },
  question: { question: "Do you clean boats?", answer: "Ask us: some we do." },
  service: { name: "Headlight Restoration", price: "50", duration: "About 1 hour" },
};

test("an article: a draft of today with the next number, waiting for its picture", () => {
  const { layout, checked, problems, grave } = write("article", samples.article);
  expect(layout.created.map(({ path }) => path)).toEqual([
    "blog/how-to-wash-a-black-car-no-swirls/index.md",
  ]);
  expect(layout.changed).toEqual([]);
  const entry = checked.entries.blog.find(({ id }) => id === "how-to-wash-a-black-car-no-swirls");
  expect(entry?.data).toMatchObject({
    id: "11",
    title: "How to Wash a Black Car: No Swirls",
    date: today,
    category: "Car Care Tips",
    tags: ["black paint", "washing"],
    draft: true,
  });
  expect(grave).toEqual([]);
  expect(problems.map(({ found }) => found)).toEqual([
    "a draft, which will be left out of the build",
    "no picture hero.jpg beside this file",
  ]);
});

test("a job: a draft of this month with the next number", () => {
  const { checked, grave, problems } = write("job", samples.job);
  const entry = checked.entries.portfolio.find(({ data }) => data.id === 10);
  expect(entry?.id).toBe("grey-ute-after-a-season-on-site");
  expect(entry?.data).toMatchObject({ completed: "2099-07", draft: true, location: "Yamanto" });
  expect(entry?.data.sample).toBe(false);
  expect(grave).toEqual([]);
  expect(problems.map(({ field }) => field)).toEqual([
    "draft",
    "pictures.after",
    "pictures.before",
  ]);
});

test("a review: at the end of the list, and nothing else changes", () => {
  const { layout, checked, problems } = write("review", samples.review);
  const [changed] = layout.changed;
  expect(changed?.path).toBe("reviews.yml");
  expect(changed?.text.startsWith((folder.texts.get("reviews.yml") ?? "").trimEnd())).toBe(true);
  expect(checked.files.reviews?.data.at(-1)).toEqual({
    id: 4,
    name: "Ann B.",
    location: "Logan",
    rating: 5,
    text: 'Great work: "like new", they said #1.',
    source: "Google Review",
    datePublished: today,
    sample: false,
  });
  expect(problems).toEqual([]);
});

test("a question: at the end of the list, and nothing else changes", () => {
  const { layout, checked, problems } = write("question", samples.question);
  const [changed] = layout.changed;
  expect(changed?.text.startsWith((folder.texts.get("faq.yml") ?? "").trimEnd())).toBe(true);
  expect(checked.files.faq?.data.at(-1)).toEqual({
    id: "do-you-clean-boats",
    question: "Do you clean boats?",
    answer: "Ask us: some we do.",
  });
  expect(problems).toEqual([]);
});

test("a question whose id is taken gets another", () => {
  const { checked } = write("question", { question: "Rain?", answer: "We come later." });
  expect(checked.files.faq?.data.at(-1)?.id).toBe("rain-2");
});

test("a service: with its price, waiting for its picture and its words", () => {
  const { layout, checked, grave, problems } = write("service", samples.service);
  expect(grave).toEqual([
    expect.stringMatching(
      /^content\/services\/headlight-restoration\/index.md:\d+ pictures.hero: found no picture hero.jpg/,
    ),
  ]);
  const entry = checked.entries.services.find(({ id }) => id === "headlight-restoration");
  expect(entry?.data).toMatchObject({
    name: "Headlight Restoration",
    code: "headlight",
    group: "specialty",
  });
  expect(checked.files.pricing?.data.services["headlight-restoration"]).toEqual({ from: 50 });
  // Everything that is still to be written is named.
  const left = problems.filter(({ found }) => found.includes("only there to be replaced"));
  expect(left.length).toBeGreaterThan(15);
  // The price list gets one line and keeps all others, remarks too.
  const before = (folder.texts.get("pricing.yml") ?? "").split("\n");
  const added = layout.changed[0]?.text.split("\n").filter((line) => !before.includes(line));
  expect(added).toEqual(["  headlight-restoration: {from: 50}"]);
  expect(layout.changed[0]?.text.split("\n")).toHaveLength(before.length + 1);
});

describe("nothing is overwritten", () => {
  test.each<[NewKind, Answers]>([
    ["article", { ...samples.article, title: "Remove coffee stains car interior" }],
    ["job", { ...samples.job, folder: "white-van-clean-underwood" }],
    ["service", { ...samples.service, name: "Basic Detail" }],
  ])("%s", (kind, given) => {
    expect(() => layOut(kind, answersFor(kind, given), folder, content)).toThrow(
      /is already there and nothing was changed/,
    );
  });
});

test("a name that is an address of the site is refused", () => {
  const answers = answersFor("article", { ...samples.article, title: "Tag" });
  expect(() => layOut("article", answers, folder, content)).toThrow("/blog/tag itself");
});

test("a title without a letter gives no name", () => {
  const answers = answersFor("article", { ...samples.article, title: "???" });
  expect(() => layOut("article", answers, folder, content)).toThrow(LayOutError);
});

test("a long title is cut between words", () => {
  const title = "What to do about the smell of milk in a car that stood in the sun all day";
  const { layout } = write("article", { ...samples.article, title });
  expect(layout.created[0]?.path).toBe(
    "blog/what-to-do-about-the-smell-of-milk-in-a-car-that-stood-in/index.md",
  );
});

test("a list with a mistake is not touched", () => {
  const broken = new ContentCopy(folder);
  broken.texts.set("faq.yml", "- id: [");
  const answers = answersFor("question", samples.question);
  expect(() => layOut("question", answers, broken, checkContent(broken, { today }))).toThrow(
    "run npm run check and mend it first",
  );
});

test("Windows line ends and remarks stay", () => {
  const windows = new ContentCopy(folder);
  windows.texts.set("reviews.yml", windows.text("reviews.yml").replaceAll("\n", "\r\n"));
  const checked = checkContent(windows, { today });
  const { changed } = layOut("review", answersFor("review", samples.review), windows, checked);
  expect(changed[0]?.text.startsWith(windows.text("reviews.yml").trimEnd())).toBe(true);
  expect(changed[0]?.text.replaceAll("\r\n", "")).not.toContain("\n");
});

test.each<[NewKind, string, string, string | RegExp]>([
  ["article", "title", "", "write a text"],
  ["article", "category", "Car Care Tip", 'did you mean "Car Care Tips"?'],
  ["article", "date", "12/7/2025", "write it year first: 2025-07-12"],
  ["job", "service", "full-detial", 'did you mean "full-detail"?'],
  ["job", "completed", "July", "write a month as year-month"],
  ["review", "rating", "6", "choose one of: 5, 4, 3, 2, 1"],
  ["service", "price", "$50", "write a plain number without $"],
  ["service", "price", "0", "write a price above zero"],
  ["service", "folder", "My Folder", "write lower-case letters, digits and single hyphens"],
])("%s: --%s %s is refused", (kind, flag, answer, reason) => {
  const question = questionsFor(kind, content, today).find((each) => each.flag === flag);
  expect(question?.check(answer)).toMatch(reason);
});
