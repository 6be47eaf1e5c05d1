import { stringify } from "yaml";
import { blogPostSchema } from "../content/blog-post";
import type { CheckedContent, ContentFolder } from "../content/check-content";
import { placeholder } from "../content/placeholder";
import { portfolioItemSchema } from "../content/portfolio-item";
import { serviceSchema } from "../content/service";
import { paths, reservedBlogSlugs, slugOf } from "../paths";
import { addPrice, appendItem } from "./append-yaml";
import { splitList, type Answers, type NewKind } from "./questions";

/** Something that stands in the way; the message is a whole sentence for the owner. */
export class LayOutError extends Error {}

/** What is to be written and what the owner does next. Paths are relative to `content/`. */
export interface Layout {
  /** Files that must not be there yet. */
  created: { path: string; text: string }[];
  /** Files that are there and get something added. */
  changed: { path: string; text: string }[];
  next: string[];
}

/** Longest name of a folder made from a title, in letters: longer addresses get cut off where they are shared. */
const longestName = 60;

/** Lays out one new thing. `answers` have passed the checks of their questions; throws LayOutError. */
export function layOut(
  kind: NewKind,
  answers: Answers,
  folder: ContentFolder,
  content: CheckedContent,
): Layout {
  switch (kind) {
    case "article":
      return layOutArticle(answers, folder, content);
    case "job":
      return layOutJob(answers, folder, content);
    case "review":
      return layOutReview(answers, folder, content);
    case "question":
      return layOutQuestion(answers, folder, content);
    case "service":
      return layOutService(answers, folder, content);
  }
}

const answer = (answers: Answers, flag: string) => answers[flag] ?? "";

/** `Write here: …`: the check names those that are left when it is no draft any more. */
const write = (what: string) => `${placeholder} ${what}`;

function page(facts: object, text: string): string {
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n${text}\n`;
}

/** A name of a folder that nothing has yet. */
function freeName(
  kind: "blog" | "portfolio" | "services",
  answers: Answers,
  title: string,
  folder: ContentFolder,
): string {
  const wished = answer(answers, "folder");
  const name = wished || cutAtWord(slugOf(title));
  const flag = 'choose another name with --folder, for example --folder "washing-a-black-car"';
  if (name === "") throw new LayOutError(`No folder can be named after "${title}": ${flag}.`);
  if (kind === "blog" && (reservedBlogSlugs as readonly string[]).includes(name)) {
    throw new LayOutError(`The site uses the address /blog/${name} itself: ${flag}.`);
  }
  const start = `${kind}/${name}/`;
  const files = [...folder.texts.keys(), ...folder.pictures.keys()];
  if (files.some((path) => path.toLowerCase().startsWith(start))) {
    throw new LayOutError(`content/${start} is already there and nothing was changed: ${flag}.`);
  }
  return name;
}

function cutAtWord(name: string): string {
  if (name.length <= longestName) return name;
  const cut = name.slice(0, longestName + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : name.slice(0, longestName);
}

function nextNumber(numbers: readonly number[]): number {
  return Math.max(0, ...numbers) + 1;
}

/** Numbers are given only when all that are taken are known. */
function assertReadable(kind: "services" | "blog" | "portfolio", content: CheckedContent): void {
  if (content.entries[kind].length === content.ids[kind].length) return;
  throw new LayOutError(
    `Some files in content/${kind} cannot be read, so the next number is not known: run npm run check and mend them first.`,
  );
}

const pictureStep = (name: string, path: string) =>
  `Put the picture beside it as content/${path}/${name}.jpg (photos from the phone go through content/inbox and npm run photos).`;

function layOutArticle(answers: Answers, folder: ContentFolder, content: CheckedContent): Layout {
  assertReadable("blog", content);
  const title = answer(answers, "title");
  const name = freeName("blog", answers, title, folder);
  const ids = content.entries.blog.map(({ data }) => Number(data.id));
  const facts = {
    id: String(nextNumber(ids)),
    title,
    excerpt: write("one or two sentences for the card, 100 to 200 characters."),
    date: answer(answers, "date"),
    readMinutes: 5,
    category: answer(answers, "category"),
    tags: splitList(answer(answers, "tags")),
    metaDescription: write(`what search engines show for “${title}”, 120 to 155 characters.`),
    draft: true,
    pictures: { hero: write("what hero.jpg shows.") },
  };
  blogPostSchema.parse(facts);
  const text = [
    write("the article, with ## before each heading and an empty line between paragraphs."),
    "Link to at least one service, like this: [full detail](/services/full-detail).",
  ].join("\n\n");
  const path = `blog/${name}`;
  return {
    created: [{ path: `${path}/index.md`, text: page(facts, text) }],
    changed: [],
    next: [
      `Write the article in content/${path}/index.md; it will be shown at ${paths.blogPost(name)}.`,
      pictureStep("hero", path),
      "Delete the line draft: true when it is ready, then run npm run check.",
    ],
  };
}

function layOutJob(answers: Answers, folder: ContentFolder, content: CheckedContent): Layout {
  assertReadable("portfolio", content);
  const title = answer(answers, "title");
  const name = freeName("portfolio", answers, title, folder);
  const facts = {
    id: nextNumber(content.entries.portfolio.map(({ data }) => data.id)),
    title,
    category: answer(answers, "category"),
    description: write("one sentence for the card, up to 160 characters."),
    location: answer(answers, "location"),
    completed: answer(answers, "completed"),
    bookingService: answer(answers, "service"),
    draft: true,
    pictures: {
      after: write("what after.jpg shows."),
      before: write("what before.jpg shows, or delete this line."),
    },
  };
  portfolioItemSchema.parse(facts);
  const path = `portfolio/${name}`;
  return {
    created: [
      {
        path: `${path}/index.md`,
        text: page(facts, write("60 to 120 words on what was wrong and how it turned out.")),
      },
    ],
    changed: [],
    next: [
      `Write the text in content/${path}/index.md.`,
      pictureStep("after", path),
      "Add before.jpg in the same way, or delete its line.",
      "Delete the line draft: true when it is ready, then run npm run check.",
    ],
  };
}

function layOutReview(answers: Answers, folder: ContentFolder, content: CheckedContent): Layout {
  const list = listFile("reviews", folder, content);
  const item = {
    id: nextNumber(list.data.map(({ id }) => id)),
    name: answer(answers, "name"),
    location: answer(answers, "location"),
    rating: Number(answer(answers, "rating")),
    text: answer(answers, "text"),
    source: answer(answers, "source"),
    datePublished: answer(answers, "date"),
  };
  return {
    created: [],
    changed: [{ path: list.path, text: appendItem(list.text, item) }],
    next: ["Delete the samples from that file once you have three reviews of your own."],
  };
}

function layOutQuestion(answers: Answers, folder: ContentFolder, content: CheckedContent): Layout {
  const list = listFile("faq", folder, content);
  const question = answer(answers, "question");
  const taken = new Set(list.data.map(({ id }) => id));
  const words = slugOf(question).split("-").slice(0, 5).join("-") || "question";
  let id = words;
  for (let copy = 2; taken.has(id); copy += 1) id = `${words}-${copy}`;
  const item = { id, question, answer: answer(answers, "answer") };
  return {
    created: [],
    changed: [{ path: list.path, text: appendItem(list.text, item) }],
    next: ["It stands last; move its lines up if it belongs elsewhere."],
  };
}

/** A list that gets one more item; a file with problems is not touched. */
function listFile<Kind extends "reviews" | "faq" | "pricing">(
  kind: Kind,
  folder: ContentFolder,
  content: CheckedContent,
) {
  const file = content.files[kind];
  const path = folder.texts.has(`${kind}.yml`) ? `${kind}.yml` : `${kind}.yaml`;
  const text = folder.texts.get(path);
  if (!file || text === undefined) {
    throw new LayOutError(
      `content/${path} cannot be added to, because it has a mistake: run npm run check and mend it first.`,
    );
  }
  return { path, text, data: file.data as NonNullable<CheckedContent["files"][Kind]>["data"] };
}

function layOutService(answers: Answers, folder: ContentFolder, content: CheckedContent): Layout {
  assertReadable("services", content);
  const title = answer(answers, "name");
  const name = freeName("services", answers, title, folder);
  const pricing = listFile("pricing", folder, content);
  const services = content.entries.services;
  const related = services
    .toSorted((a, b) => a.data.order - b.data.order)
    .slice(0, 2)
    .map(({ id }) => id);
  const point = (what: string) => ({ title: write("a short heading."), text: write(what) });
  const facts = {
    name: title,
    code: freeCode(
      name,
      services.map(({ data }) => data.code),
    ),
    group: answer(answers, "group"),
    order: nextNumber(services.map(({ data }) => data.order)),
    featured: false,
    highlighted: false,
    summary: write("one sentence for the card, up to 150 characters."),
    duration: answer(answers, "duration"),
    related,
    features: ["first", "second", "third"].map((which) => write(`the ${which} thing included.`)),
    process: [point("the first step."), point("the second step.")],
    benefits: [point("what the customer gets out of it."), point("what else.")],
    recommendedFor: [write("whom it suits."), write("whom else.")],
    recommendation: write("when to choose this service, and when another."),
    faq: [{ question: write("a question about this service."), answer: write("its answer.") }],
    seo: {
      title,
      description: write(`what search engines show for ${title}, 120 to 155 characters.`),
    },
    pictures: { hero: write("what hero.jpg shows.") },
  };
  serviceSchema.parse(facts);
  const path = `services/${name}`;
  return {
    created: [
      {
        path: `${path}/index.md`,
        text: page(facts, write("150 to 250 words on the service, in two to four paragraphs.")),
      },
    ],
    changed: [
      { path: pricing.path, text: addPrice(pricing.text, name, Number(answer(answers, "price"))) },
    ],
    next: [
      `Write the text in content/${path}/index.md; it will be shown at ${paths.service(name)}.`,
      pictureStep("hero", path),
      "Add before.jpg and after.jpg in the same way, and a line for each below pictures:.",
      "Run npm run check: it names every line that is still to be written.",
    ],
  };
}

/** The first word of the name, or more of them while it is taken. */
function freeCode(name: string, taken: readonly string[]): string {
  const words = name.split("-");
  const codes = words.map((_, index) => words.slice(0, index + 1).join("-"));
  return codes.find((code) => !taken.includes(code)) ?? `${name}-2`;
}
