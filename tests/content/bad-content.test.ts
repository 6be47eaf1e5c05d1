import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { checkContent } from "../../src/content/check-content";
import type { ContentFolder } from "../../src/content/checked-content";
import { formatProblem, type Severity } from "../../src/content/problem";
import { readPictureFacts } from "../../src/gatsby/content-folder/read-picture-facts";
import { deliveredContent } from "../specification/delivered-content";
import { ContentCopy } from "./content-copy";

/** A fixed day, so that the owner's articles never lie in the future. */
const today = "2099-01-01";

const service = "services/basic-detail/index.md";
const article = "blog/remove-coffee-stains-car-interior/index.md";
const job = "portfolio/white-van-clean-underwood/index.md";
const region = "regions/logan/index.md";
const about = "pages/about/index.md";

/** One kind of bad content: what is done, and what the check has to say of it. */
interface Bad {
  what: string;
  change: (content: ContentCopy) => void;
  /** Below content/. */
  file: string;
  /** Part of the line that is named; a number where there is no such text. */
  at: string | number;
  field?: string;
  found: string | RegExp;
  fix: string | RegExp;
  severity?: Severity;
  /** How many problems of this file the change makes, where it is not one. */
  problems?: number;
}

const original = deliveredContent;
/** What this content has anyway. */
const known = new Set(checkContent(original, { today }).problems.map(formatProblem));

const bad: Bad[] = [
  // The file as a whole
  {
    what: "malformed YAML: an unclosed quote",
    change: (content) => content.edit(service, /^summary: .*$/m, 'summary: "A careful wash'),
    file: service,
    at: 'summary: "A careful',
    found: "a line that cannot be read",
    fix: "close every quote",
  },
  {
    what: "a colon in a text without quotes",
    change: (content) => content.edit(article, /^title: .*$/m, "title: Coffee: what to do"),
    file: article,
    at: "title: Coffee: what to do",
    found: "Coffee: what to do",
    fix: 'title: "Dust: what to do"',
  },
  {
    what: "a tab instead of spaces",
    change: (content) => content.edit("pricing.yml", "  basic-detail: {", "\tbasic-detail: {"),
    file: "pricing.yml",
    at: "\tbasic-detail",
    found: "a tab",
    fix: "replace it with spaces",
  },
  {
    what: "a claim of the hero without its words",
    change: (content) =>
      content.edit("pages/home/index.md", ", text: Fully insured}", ", words: Fully insured}"),
    file: "pages/home/index.md",
    at: "fact:",
    field: "fact.text",
    found: "nothing",
    fix: "text: Fully insured",
    problems: 2,
  },
  {
    what: "a badge that does not fit its card",
    change: (content) =>
      content.edit(
        "services/ceramic-coating/index.md",
        "badge: Longest protection",
        "badge: The longest protection you can buy",
      ),
    file: "services/ceramic-coating/index.md",
    at: "badge:",
    field: "badge",
    found: "The longest protection you can buy",
    fix: "shorten it to 30 characters",
  },
  {
    what: "wrong indentation",
    change: (content) => content.edit(about, /^badges:$/m, " badges:"),
    file: about,
    at: " badges:",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a line too far left in a list of groups",
    change: (content) =>
      content.edit("pricing.yml", "    name: Medium Vehicle", "   name: Medium Vehicle"),
    file: "pricing.yml",
    at: "   name: Medium Vehicle",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a line too far right below a fact",
    change: (content) => content.edit(region, /^key: /m, "  key: "),
    file: region,
    at: "  key: ",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a list item at the left edge among indented ones",
    change: (content) => content.edit(region, "  - Eagleby", "- Eagleby"),
    file: region,
    at: "- Eagleby",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a photo under the name the phone gave it, where one is missing",
    change: (content) =>
      content.rename(
        `${article.replace("index.md", "")}hero.jpg`,
        `${article.replace("index.md", "")}IMG_4012.JPG`,
      ),
    file: article.replace("index.md", "IMG_4012.JPG"),
    at: 1,
    found: 'a picture named "IMG_4012.JPG"',
    fix: "rename it to hero.jpg",
  },
  {
    what: "an ending that was typed a second time",
    change: (content) =>
      content.rename(
        `${article.replace("index.md", "")}hero.jpg`,
        `${article.replace("index.md", "")}hero.jpg.jpg`,
      ),
    file: article.replace("index.md", "hero.jpg.jpg"),
    at: 1,
    found: 'a picture named "hero.jpg.jpg"',
    fix: "rename it to hero.jpg",
  },
  {
    what: "a needed picture under another good name",
    change: (content) =>
      content.rename(
        `${article.replace("index.md", "")}hero.jpg`,
        `${article.replace("index.md", "")}cup.jpg`,
      ),
    file: article,
    at: "hero:",
    field: "pictures.hero",
    found: "no picture hero.jpg",
    fix: "rename one of these to hero: cup.jpg",
    problems: 2,
  },
  {
    what: "a needed picture as the phone stores it",
    change: (content) =>
      content.rename(
        `${article.replace("index.md", "")}hero.jpg`,
        `${article.replace("index.md", "")}hero.HEIC`,
      ),
    file: article,
    at: "hero:",
    field: "pictures.hero",
    found: "no picture hero.jpg",
    fix: "run: npm run photos, which makes it of hero.HEIC",
  },
  {
    what: "a hyphen without its space",
    change: (content) => content.edit(region, "  - Eagleby", "  -Eagleby"),
    file: region,
    at: "  -Eagleby",
    found: "a hyphen without a space after it",
    fix: "write a space after it: - Eagleby 4207",
  },
  {
    what: "a colon without its space",
    change: (content) => content.edit("business.yml", "shortName: ", "shortName:"),
    file: "business.yml",
    at: "shortName:",
    found: "a colon without a space after it",
    fix: "write a space after it: shortName: Rivergum",
  },
  {
    what: "a colon without its space between brackets",
    change: (content) =>
      content.edit("pricing.yml", "full-detail: {from: 300}", "full-detail: {from:300}"),
    file: "pricing.yml",
    at: "{from:300}",
    field: "services.full-detail.from:300",
    found: 'an unknown key "from:300"',
    fix: "write a space after the colon: from: 300",
    problems: 2,
  },
  {
    what: "a line without its colon",
    change: (content) => content.edit("business.yml", "email: info", "email info"),
    file: "business.yml",
    at: "email info",
    found: "a line without a colon",
    fix: "else write a colon after its name",
  },
  {
    what: "a bracket that is never closed",
    change: (content) =>
      content.edit("pricing.yml", "interior-detail: {from: 180}", "interior-detail: {from: 180"),
    file: "pricing.yml",
    at: "interior-detail: {from: 180",
    found: "a line that cannot be read",
    fix: "close every bracket",
  },
  {
    what: "a key that stands twice",
    change: (content) => content.edit(service, /^order: 1$/m, "order: 1\norder: 2"),
    file: service,
    at: "order: 2",
    field: "order",
    found: 'a key that stands twice ("order: 2")',
    fix: "keep one of them",
  },
  {
    what: "an empty text file",
    change: (content) => content.texts.set(article, "\n"),
    file: article,
    at: 1,
    found: "an empty file",
    fix: "begin the file with a line ---",
  },
  {
    what: "no front matter",
    change: (content) => content.texts.set(article, "# Coffee\n\nBlot it."),
    file: article,
    at: 1,
    found: "no front matter",
    fix: "begin the file with a line ---",
  },
  {
    what: "empty front matter",
    change: (content) => content.texts.set(article, "---\n---\nBlot it."),
    file: article,
    at: 1,
    found: "empty front matter",
    fix: "write the facts between",
  },
  {
    what: "front matter that never ends",
    change: (content) => content.texts.set(article, "---\ntitle: Coffee\n\nBlot it."),
    file: article,
    at: 1,
    found: "front matter that never ends",
    fix: "put a line --- after the last fact",
  },
  {
    what: "an empty YAML file",
    change: (content) => content.texts.set("faq.yml", ""),
    file: "faq.yml",
    at: 1,
    found: "no content",
    fix: "restore the last version, or write at least one entry",
  },
  {
    what: "an empty list that may be empty",
    change: (content) => content.texts.set("reviews.yml", ""),
    file: "reviews.yml",
    at: 1,
    found: "no content",
    fix: "write [] where there is nothing to list",
  },
  {
    what: "a YAML file of remarks only",
    change: (content) => content.texts.set("faq.yml", "# Questions\n"),
    file: "faq.yml",
    at: 1,
    found: "no content",
    fix: "restore the last version",
  },
  {
    what: "merge leftovers in markdown",
    change: (content) =>
      content.append(article, "<<<<<<< HEAD\nBlot.\n=======\nRub.\n>>>>>>> other"),
    file: article,
    at: "<<<<<<< HEAD",
    found: "a leftover of a merge",
    fix: "keep one of the two versions",
  },
  {
    what: "merge leftovers in YAML",
    change: (content) =>
      content.edit(
        "pricing.yml",
        /^roundTo: \d+$/m,
        "<<<<<<< HEAD\nroundTo: 5\n=======\nroundTo: 10\n>>>>>>> other",
      ),
    file: "pricing.yml",
    at: "<<<<<<< HEAD",
    found: "a leftover of a merge",
    fix: "keep one of the two versions",
  },
  {
    what: "a file that is not UTF-8",
    change: (content) => content.edit(article, /^excerpt: /m, "excerpt: caf\uFFFD "),
    file: article,
    at: "caf\uFFFD",
    found: "cannot be read as text",
    fix: "UTF-8",
  },
  {
    what: "a reference that leads nowhere",
    change: (content) => content.edit(service, /^durationNote: .*$/m, "durationNote: *new* price"),
    file: service,
    at: "durationNote:",
    found: /cannot be read|a reference/,
    fix: /quotes/,
  },
  {
    what: "a # that hides the rest of a text",
    change: (content) => content.edit(job, /^title: .*$/m, "title: Van #1 of three"),
    file: job,
    at: "title: Van #1",
    severity: "warning",
    found: "a # that hides the rest",
    fix: "put quotes around",
  },
  {
    what: "a file that is missing",
    change: (content) => content.texts.delete("comparison.yml"),
    file: "comparison.yml",
    at: 1,
    found: "no such file",
    fix: "restore it",
  },
  {
    what: "a page that is missing",
    change: (content) => content.texts.delete("pages/privacy/index.md"),
    file: "pages/privacy/index.md",
    at: 1,
    found: "no such file",
    fix: "restore it",
  },
  {
    what: "the same list in two files",
    change: (content) => content.texts.set("faq.yaml", content.text("faq.yml")),
    file: "faq.yaml",
    at: 1,
    found: "a second file beside faq.yml",
    fix: "keep one",
  },
  {
    what: "a file of no use",
    change: (content) => content.texts.set("notes.yml", "a: 1"),
    file: "notes.yml",
    at: 1,
    severity: "warning",
    found: "a file the site does not use",
    fix: "delete it",
  },
  {
    what: "a text that is not called index.md",
    change: (content) => content.texts.set("blog/new-article/Index.md", "---\ntitle: A\n---\n"),
    file: "blog/new-article/Index.md",
    at: 1,
    found: 'a text named "Index.md"',
    fix: "rename it to index.md",
  },
  {
    what: "a file named like something every object has",
    change: (content) => content.texts.set("constructor.yml", "a: 1"),
    file: "constructor.yml",
    at: 1,
    severity: "warning",
    found: "a file the site does not use",
    fix: "delete it",
  },

  // Keys and values
  {
    what: "a missing field",
    change: (content) => content.edit(article, /^date: .*\n/m, ""),
    file: article,
    at: 2,
    field: "date",
    found: "nothing",
    fix: "add it, for example date: 2025-06-10",
  },
  {
    what: "a missing group",
    change: (content) => content.edit(service, /^seo:\n( {2}.*\n)+/m, ""),
    file: service,
    at: 2,
    field: "seo",
    found: "nothing",
    fix: "add it",
  },
  {
    what: "a field without a value",
    change: (content) => content.edit(article, /^title: .*$/m, "title:"),
    file: article,
    at: "title:",
    field: "title",
    found: "nothing",
    fix: "add it, for example title:",
  },
  {
    what: "a text of spaces",
    change: (content) => content.edit(article, /^title: .*$/m, 'title: "   "'),
    file: article,
    at: "title:",
    field: "title",
    found: '" "',
    fix: "write a text",
  },
  {
    what: "a misspelt key",
    change: (content) => content.edit(article, /^category:/m, "categroy:"),
    file: article,
    at: "categroy:",
    field: "categroy",
    found: 'an unknown key "categroy"',
    fix: 'did you mean "category"?',
  },
  {
    what: "a misspelt key inside a group",
    change: (content) => content.edit(service, /^ {2}description:/m, "  descripton:"),
    file: service,
    at: "  descripton:",
    field: "seo.descripton",
    found: 'an unknown key "descripton"',
    fix: 'did you mean "description"?',
  },
  {
    what: "a misspelt key inside a list",
    change: (content) => content.edit("faq.yml", "  answer:", "  anwser:"),
    file: "faq.yml",
    at: "  anwser:",
    field: "[1].anwser",
    found: 'an unknown key "anwser"',
    fix: 'did you mean "answer"?',
  },
  {
    what: "a key nobody knows",
    change: (content) => content.edit(article, /^date:/m, "colour: red\ndate:"),
    file: article,
    at: "colour: red",
    field: "colour",
    found: 'an unknown key "colour"',
    fix: "delete it; known keys here: id, title",
  },
  {
    what: "a key in capitals",
    change: (content) => content.edit(job, /^location:/m, "Location:"),
    file: job,
    at: "Location:",
    field: "Location",
    found: 'an unknown key "Location"',
    fix: 'did you mean "location"?',
  },
  {
    what: "an invisible character in a key",
    change: (content) => content.edit(article, /^category:/m, "category\u00A0:"),
    file: article,
    at: "category\u00A0:",
    field: "category",
    found: "category⟨non-breaking space⟩",
    fix: "invisible character (non-breaking space)",
  },
  {
    what: "an invisible character in an id",
    change: (content) => content.edit("faq.yml", /^- id: ([a-z-]+)$/m, "- id: areas\u200B-served"),
    file: "faq.yml",
    at: "- id: areas",
    field: "[1].id",
    found: "⟨zero-width space⟩",
    fix: "invisible character (zero-width space)",
  },
  {
    what: "an invisible character in a category",
    change: (content) => content.edit(job, /^category: .*$/m, "category: Full\u00A0Detail"),
    file: job,
    at: "category:",
    field: "category",
    found: "Full⟨non-breaking space⟩Detail",
    fix: "invisible character",
  },
  {
    what: "a line as long as a book",
    change: (content) => content.edit(article, /^title: .*$/m, `title: ${"wash ".repeat(50_000)}`),
    file: article,
    at: "title: wash",
    field: "title",
    found: /^"wash .{60,90}…"$/,
    fix: "shorten it to 90 characters",
  },
  {
    what: "a key as long as a book",
    change: (content) => content.edit(article, /^date:/m, `"${"key ".repeat(60)}": 1\ndate:`),
    file: article,
    at: '"key key',
    field: "key key key key key key key key key key…",
    found: "an unknown key",
    fix: "delete it",
  },
  {
    what: "a list where a group belongs",
    change: (content) => content.edit(service, /^seo:\n( {2}.*\n)+/m, "seo: [one, two]\n"),
    file: service,
    at: "seo:",
    field: "seo",
    found: "a list of 2",
    fix: "write a group of keys below it",
  },
  {
    what: "a text where a list belongs",
    change: (content) => content.edit(article, /^tags: .*$/m, "tags: coffee, stains"),
    file: article,
    at: "tags:",
    field: "tags",
    found: '"coffee, stains"',
    fix: "write a list",
  },
  {
    what: "yes instead of true",
    change: (content) => content.edit(service, /^featured: .*$/m, "featured: yes"),
    file: service,
    at: "featured:",
    field: "featured",
    found: '"yes"',
    fix: "write true or false",
  },
  {
    what: "a number where a text belongs",
    change: (content) => content.edit(article, /^id: .*$/m, "id: 8"),
    file: article,
    at: "id: 8",
    field: "id",
    found: "8",
    fix: 'put quotes around it, for example id: "11"',
  },
  {
    what: "a whole file of the wrong shape",
    change: (content) => content.texts.set("faq.yml", "questions: many\n"),
    file: "faq.yml",
    at: 1,
    found: "a group of keys",
    fix: "write a list",
  },

  // Prices and numbers
  {
    what: "a price with a dollar sign",
    change: (content) =>
      content.edit("pricing.yml", /basic-detail: \{from: \d+\}/, 'basic-detail: {from: "$90"}'),
    file: "pricing.yml",
    at: "$90",
    field: "services.basic-detail.from",
    found: '"$90"',
    fix: "write it without signs: from: 90",
  },
  ...[
    ["-90", "write a price above zero"],
    ["0", "write a price above zero"],
    ["90.5", "write a whole number"],
    ["999999", "write a price below 100000"],
  ].map(([price = "", fix = ""]) => ({
    what: `the price ${price}`,
    change: (content: ContentCopy) =>
      content.edit("pricing.yml", /basic-detail: \{from: \d+\}/, `basic-detail: {from: ${price}}`),
    file: "pricing.yml",
    at: `from: ${price}}`,
    field: "services.basic-detail.from",
    found: price,
    fix,
  })),
  {
    what: "a service without a price",
    change: (content) => content.edit("pricing.yml", /^ {2}mould-removal: .*\n/m, ""),
    file: "pricing.yml",
    at: "services:",
    field: "services",
    found: 'no price for the service "mould-removal"',
    fix: "add a line, for example mould-removal: {from: 90}",
  },
  {
    what: "a price for a service that is not there",
    change: (content) =>
      content.edit(
        "pricing.yml",
        "  mould-removal: {",
        "  mold-removal: {from: 220}\n  mould-removal: {",
      ),
    file: "pricing.yml",
    at: "mold-removal",
    field: "services.mold-removal",
    found: 'the unknown service "mold-removal"',
    fix: 'did you mean "mould-removal"?',
  },
  {
    what: "an estimator that offers a service without a price",
    change: (content) => content.edit("pricing.yml", /^ {2}ceramic-coating: \{.*\n/m, ""),
    file: "pricing.yml",
    at: "services:",
    field: "services",
    found: 'no price for the service "ceramic-coating"',
    fix: "add a line",
  },
  {
    what: "an estimator that offers an unknown service",
    change: (content) => content.edit("pricing.yml", "estimator: [", "estimator: [full-detial, "),
    file: "pricing.yml",
    at: "estimator:",
    field: "estimator[1]",
    found: 'the unknown service "full-detial"',
    fix: 'did you mean "full-detail"?',
  },
  {
    what: "an estimator that offers a service twice",
    change: (content) => content.edit("pricing.yml", "estimator: [", "estimator: [full-detail, "),
    file: "pricing.yml",
    at: "estimator:",
    found: 'the service "full-detail", which stands already above',
    field: "estimator[4]",
    fix: "keep one of them",
  },
  {
    what: "a size multiplier of zero",
    change: (content) => content.edit("pricing.yml", /multiplier: 1\.2/, "multiplier: 0"),
    file: "pricing.yml",
    at: "multiplier: 0",
    field: "sizes[2].multiplier",
    found: "0",
    fix: "write a number above zero",
  },
  {
    what: "an outer region's service without an outer price",
    change: (content) => content.edit("pricing.yml", /^ {2}ceramic-coating: \d+\n/m, ""),
    file: region,
    at: "service: ceramic-coating",
    field: "popularServices[4].service",
    found: "which has no price in outerPrices",
    fix: "add it there",
    problems: 1,
  },
  {
    what: "a range the wrong way round",
    change: (content) => content.edit(region, /^travel: .*$/m, "travel: {from: 60, to: 20}"),
    file: region,
    at: "travel:",
    field: "travel.to",
    found: "20",
    fix: "write the smaller number first",
  },

  // Days, times, addresses
  ...[
    ["31/06/2025", "write a day as year-month-day"],
    ["30/06/2025", "write it year first: 2025-06-30"],
    ["2025-06-31", "there is no such day in the calendar"],
    ["2025-13-01", "there is no such day in the calendar"],
    ["2025-6-1", "write a day as year-month-day"],
    ["June 2025", "write a day as year-month-day"],
  ].map(([date = "", fix = ""]) => ({
    what: `the day ${date}`,
    change: (content: ContentCopy) => content.edit(article, /^date: .*$/m, `date: ${date}`),
    file: article,
    at: `date: ${date}`,
    field: "date",
    found: `"${date}"`,
    fix,
  })),
  {
    what: "a year alone",
    change: (content) => content.edit(article, /^date: .*$/m, "date: 2025"),
    file: article,
    at: "date: 2025",
    field: "date",
    found: "2025",
    fix: "write it in full, for example date: 2025-06-10",
  },
  {
    what: "a month in words",
    change: (content) => content.edit(job, /^completed: .*$/m, "completed: December 2024"),
    file: job,
    at: "completed:",
    field: "completed",
    found: '"December 2024"',
    fix: "write a month as year-month, for example completed: 2025-05",
  },
  {
    what: "a time without minutes",
    change: (content) => content.edit("business.yml", /opens: "08:00"/, "opens: 8am"),
    file: "business.yml",
    at: "opens: 8am",
    field: "hours[1].opens",
    found: '"8am"',
    fix: 'write a time as "08:00", in quotes',
  },
  {
    what: "closing before opening",
    change: (content) => content.edit("business.yml", /closes: "\d\d:\d\d"/, 'closes: "07:00"'),
    file: "business.yml",
    at: 'closes: "07:00"',
    field: "hours[1].closes",
    found: '"07:00"',
    fix: "write a closing time after the opening time",
  },
  {
    what: "a day listed twice in the hours",
    change: (content) =>
      content.edit("business.yml", "days: [saturday]", "days: [saturday, friday]"),
    file: "business.yml",
    at: "days: [saturday, friday]",
    field: "hours[2].days[2]",
    found: '"friday"',
    fix: "list each day once",
  },
  {
    what: "an unknown day of the week",
    change: (content) => content.edit("business.yml", "days: [saturday]", "days: [Sat]"),
    file: "business.yml",
    at: "days: [Sat]",
    field: "hours[2].days[1]",
    found: '"Sat"',
    fix: "write a weekday in lower-case English",
  },
  {
    what: "a time zone that does not exist",
    change: (content) => content.edit("business.yml", "Australia/Brisbane", "Australia/Brisbne"),
    file: "business.yml",
    at: "timeZone:",
    field: "timeZone",
    found: '"Australia/Brisbne"',
    fix: "for example timeZone: Australia/Brisbane",
  },
  {
    what: "a phone number with words",
    change: (content) => content.edit("business.yml", /mobile: .*$/m, "mobile: call 0491"),
    file: "business.yml",
    at: "mobile:",
    field: "phone.mobile",
    found: '"call 0491"',
    fix: "write a phone number, for example mobile: 0491 570 156",
  },
  {
    what: "a phone number without spaces, which loses its zero",
    change: (content) => content.edit("business.yml", /mobile: .*$/m, "mobile: 0491570156"),
    file: "business.yml",
    at: "mobile:",
    field: "phone.mobile",
    found: "491570156",
    fix: 'put quotes around it, for example mobile: "0491 570 156"',
  },
  {
    what: "an e-mail address without its end",
    change: (content) => content.edit("business.yml", /^email: .*$/m, "email: info@rivergum"),
    file: "business.yml",
    at: "email:",
    field: "email",
    found: '"info@rivergum"',
    fix: "write an e-mail address",
  },
  {
    what: "a web address without https",
    change: (content) =>
      content.edit("business.yml", /^siteAddress: .*$/m, "siteAddress: www.rivergum.example"),
    file: "business.yml",
    at: "siteAddress:",
    field: "siteAddress",
    found: '"www.rivergum.example"',
    fix: "write https:// before it: https://www.rivergum.example",
  },
  {
    what: "a site address with a slash at its end",
    change: (content) =>
      content.edit("business.yml", /^siteAddress: .*$/m, "siteAddress: https://rivergum.example/"),
    file: "business.yml",
    at: "siteAddress:",
    field: "siteAddress",
    found: '"https://rivergum.example/"',
    fix: "without a slash",
  },
  {
    what: "a form service without its address",
    change: (content) => content.edit("business.yml", "preset: none", "preset: formsubmit"),
    file: "business.yml",
    at: "forms:",
    field: "forms.booking",
    found: "nothing",
    fix: "add the address that formsubmit gave you",
  },
  {
    what: "the example address of a form service",
    change: (content) =>
      content.edit(
        "business.yml",
        "preset: none",
        "preset: formsubmit\n  booking: https://formsubmit.co/your-code",
      ),
    file: "business.yml",
    at: "booking: https://formsubmit.co/your-code",
    field: "forms.booking",
    found: "the placeholder",
    fix: "write the address that the form service gave you",
    // The site's own address is still an example too.
    problems: 2,
  },
  {
    what: "a form address with a stray %",
    change: (content) => {
      content.edit("business.yml", /^siteAddress: .*$/m, "siteAddress: https://rivergum.com.au");
      content.edit(
        "business.yml",
        "preset: none",
        "preset: formsubmit\n  booking: https://formsubmit.co/100%sure",
      );
    },
    file: "business.yml",
    at: "booking: https://formsubmit.co/100%sure",
    field: "forms.booking",
    found: "a % has no two digits",
    fix: "copy it again",
  },

  // Names that refer to each other
  {
    what: "an unknown related service",
    change: (content) =>
      content.edit(service, /^related: .*$/m, "related: [interior-detial, full-detail]"),
    file: service,
    at: "related:",
    field: "related[1]",
    found: 'the unknown service "interior-detial"',
    fix: 'did you mean "interior-detail"?',
  },
  {
    what: "one related service instead of two",
    change: (content) => content.edit(service, /^related: .*$/m, "related: [full-detail]"),
    file: service,
    at: "related:",
    field: "related",
    found: "a list of 1",
    fix: "name exactly two services",
  },
  {
    what: "three related services",
    change: (content) =>
      content.edit(
        service,
        /^related: .*$/m,
        "related: [full-detail, interior-detail, mould-removal]",
      ),
    file: service,
    at: "related:",
    field: "related",
    found: "a list of 3",
    fix: "name exactly two services",
  },
  {
    what: "a service related to itself",
    change: (content) =>
      content.edit(service, /^related: .*$/m, "related: [basic-detail, full-detail]"),
    file: service,
    at: "related:",
    field: "related[1]",
    found: "the service itself",
    fix: "name another service",
  },
  {
    what: "an unknown popular service",
    change: (content) => content.edit(region, "service: basic-detail", "service: basic"),
    file: region,
    at: "service: basic,",
    field: "popularServices[1].service",
    found: 'the unknown service "basic"',
    fix: "use one of: basic-detail",
  },
  {
    what: "an unknown booking service",
    change: (content) => content.edit(job, /^bookingService: .*$/m, "bookingService: full-detaill"),
    file: job,
    at: "bookingService:",
    field: "bookingService",
    found: 'the unknown service "full-detaill"',
    fix: 'did you mean "full-detail"?',
  },
  {
    what: "an unknown category of articles",
    change: (content) => content.edit(article, /^category: .*$/m, "category: Car Care Tip"),
    file: article,
    at: "category:",
    field: "category",
    found: 'the unknown category "Car Care Tip"',
    fix: 'did you mean "Car Care Tips"?',
  },
  {
    what: "an unknown category of jobs",
    change: (content) => content.edit(job, /^category: .*$/m, "category: Boats"),
    file: job,
    at: "category:",
    field: "category",
    found: 'the unknown category "Boats"',
    fix: "use one of: Full Detail",
  },
  {
    what: "an unknown service in the comparison",
    change: (content) =>
      content.edit("comparison.yml", "services: [basic-detail", "services: [basic-details"),
    file: "comparison.yml",
    at: "services: [basic-details",
    field: "services[1]",
    found: 'the unknown service "basic-details"',
    fix: 'did you mean "basic-detail"?',
    problems: Number.NaN,
  },
  {
    what: "an unknown price list",
    change: (content) => content.edit(region, /^priceList: .*$/m, "priceList: cheap"),
    file: region,
    at: "priceList:",
    field: "priceList",
    found: '"cheap"',
    fix: "write standard or outer",
  },
  {
    what: "an unknown page",
    change: (content) => content.rename("pages/faq/", "pages/faqs/"),
    file: "pages/faqs/index.md",
    at: 1,
    found: 'an unknown page "faqs"',
    fix: 'did you mean "faq"?',
  },

  // Twice the same
  {
    what: "an article's id twice",
    change: (content) =>
      content.edit("blog/summer-car-care-queensland/index.md", /^id: .*$/m, 'id: "8"'),
    file: "blog/summer-car-care-queensland/index.md",
    at: 'id: "8"',
    field: "id",
    found: 'the id "8", which stands already in content/blog/',
    fix: "give each its own",
  },
  {
    what: "a job's id twice",
    change: (content) => content.edit(job, /^id: \d+$/m, "id: 1"),
    file: job,
    at: "id: 1",
    field: "id",
    found: 'the id "1", which stands already',
    fix: "give each its own",
  },
  {
    what: "a title twice, in other letters",
    change: (content) =>
      content.edit(
        "blog/summer-car-care-queensland/index.md",
        /^title: .*$/m,
        "title: how to remove COFFEE stains from your car's interior",
      ),
    file: "blog/summer-car-care-queensland/index.md",
    at: "title:",
    field: "title",
    found: "which stands already",
    fix: "give each its own",
  },
  {
    what: "a service's code twice",
    change: (content) =>
      content.edit("services/full-detail/index.md", /^code: .*$/m, "code: basic"),
    file: "services/full-detail/index.md",
    at: "code: basic",
    field: "code",
    found: 'the code "basic", which stands already',
    fix: "give each its own",
  },
  {
    what: "a suburb twice in one region, in other letters",
    change: (content) =>
      content.edit(region, "  - Springwood 4127", "  - Springwood 4127\n  - SPRINGWOOD 4127"),
    file: region,
    at: "SPRINGWOOD",
    field: "suburbs[13]",
    found: 'the suburb "SPRINGWOOD", which stands already above',
    fix: "list each suburb once",
  },
  {
    what: "a suburb in two regions",
    change: (content) =>
      content.edit(region, "  - Springwood 4127", "  - Springwood 4127\n  - Coorparoo 4151"),
    file: region,
    at: "Coorparoo",
    field: "suburbs[13]",
    found: "which stands already in content/regions/brisbane/index.md",
    fix: "list each suburb once",
  },
  {
    what: "a question's id twice",
    change: (content) =>
      content.append(
        "faq.yml",
        "- id: rain\n  question: And if it rains harder?\n  answer: We come later.",
      ),
    file: "faq.yml",
    at: 38,
    field: "[13].id",
    found: 'the id "rain", which stands already above',
    fix: "give each its own",
  },
  {
    what: "a tag twice",
    change: (content) => content.edit(article, /^tags: .*$/m, "tags: [coffee, Coffee]"),
    file: article,
    at: "tags:",
    field: "tags[2]",
    found: 'the tag "Coffee", which stands already above',
    fix: "keep one of them",
  },
  {
    what: "a tag without letters, which would be no address",
    change: (content) => content.edit(article, /^tags: .*$/m, 'tags: [coffee, "###"]'),
    file: article,
    at: "tags:",
    field: "tags[2]",
    found: "no letter or digit",
    fix: "write a word",
  },
  {
    what: "a category named All",
    change: (content) => content.edit("categories.yml", "portfolio:", "portfolio:\n  - All"),
    file: "categories.yml",
    at: "- All",
    field: "portfolio[1]",
    found: 'the category "All"',
    fix: "delete it",
  },
  {
    what: "a search title twice",
    change: (content) =>
      content.edit(
        "regions/ipswich/index.md",
        /^ {2}title: (?=Mobile).*$/m,
        "  title: Mobile Car Detailing Logan",
      ),
    file: region,
    at: "  title: Mobile Car Detailing Logan",
    severity: "warning",
    field: "seo.title",
    found: "which stands already in content/regions/ipswich/index.md",
    fix: "write one that only this page has",
  },
  {
    what: "a region named like a service",
    change: (content) => content.rename("regions/ipswich/", "regions/basic-detail/"),
    file: "regions/basic-detail/index.md",
    at: 1,
    found: "which a service has too",
    fix: "rename one of the two folders",
  },

  // Folder names
  {
    what: "a folder name with spaces and capitals",
    change: (content) =>
      content.rename("portfolio/white-van-clean-underwood/", "portfolio/White Van Underwood/"),
    file: "portfolio/White Van Underwood/index.md",
    at: 1,
    found: 'a folder named "White Van Underwood"',
    fix: 'rename it to "white-van-underwood"',
  },
  {
    what: "a reserved name for an article",
    change: (content) => {
      const copy = content
        .text(article)
        .replace(/^id: .*$/m, 'id: "99"')
        .replace(/^title: .*$/m, "title: Tags")
        .replace(/^metaDescription: .*$/m, `metaDescription: ${"words ".repeat(10)}`);
      content.texts.set("blog/tag/index.md", copy);
      content.picture("blog/tag/hero.jpg");
    },
    file: "blog/tag/index.md",
    at: 1,
    found: 'the reserved name "tag"',
    fix: "rename the folder",
  },
  {
    what: "a folder with a picture and no text",
    change: (content) => content.picture("blog/new-article/hero.jpg"),
    file: "blog/new-article/index.md",
    at: 1,
    found: "a folder without index.md",
    fix: "add the text as content/blog/README.md shows",
  },

  // Pictures and their descriptions
  {
    what: "a missing picture",
    change: (content) => void content.pictures.delete("services/basic-detail/during.jpg"),
    file: service,
    at: "  during:",
    field: "pictures.during",
    found: "no picture during.jpg beside this file",
    fix: "add it, or delete this line",
  },
  {
    what: "a picture whose name is misspelt",
    change: (content) =>
      content.rename("services/basic-detail/during.jpg", "services/basic-detail/durring.jpg"),
    file: service,
    at: "  during:",
    field: "pictures.during",
    found: "no picture during.jpg",
    fix: 'did you mean "durring"?',
    problems: Number.NaN,
  },
  {
    what: "a picture without a description",
    change: (content) => content.picture("services/basic-detail/wheel.jpg"),
    file: service,
    at: "pictures:",
    field: "pictures",
    found: "no description for wheel.jpg",
    fix: "for example wheel: Snow foam on blue paint",
  },
  {
    what: "an empty description",
    change: (content) => content.edit(service, /^ {2}during: .*$/m, '  during: ""'),
    file: service,
    at: "  during:",
    field: "pictures.during",
    found: "nothing",
    fix: "write a text",
  },
  {
    what: "a description that is the file's name",
    change: (content) => content.edit(service, /^ {2}during: .*$/m, "  during: during.jpg"),
    file: service,
    at: "  during:",
    field: "pictures.during",
    found: '"during.jpg"',
    fix: "say what the picture shows",
  },
  {
    what: "a description that is the camera's name for it",
    change: (content) => content.edit(service, /^ {2}during: .*$/m, "  during: IMG_2041"),
    file: service,
    at: "  during:",
    field: "pictures.during",
    found: '"IMG_2041"',
    fix: "say what the picture shows",
  },
  {
    what: "a description over 150 characters",
    change: (content) =>
      content.edit(service, /^ {2}during: .*$/m, `  during: ${"foam ".repeat(31)}`),
    file: service,
    at: "  during:",
    field: "pictures.during",
    found: "foam foam",
    fix: "shorten it to 150 characters",
  },
  {
    what: "a described picture with a bad name",
    change: (content) => content.edit(service, /^ {2}during:/m, "  During.jpg:"),
    file: service,
    at: "  During.jpg:",
    field: "pictures.During.jpg",
    found: 'the name "During.jpg"',
    fix: "name the picture in lower-case letters, digits and hyphens, without .jpg",
  },
  {
    what: "a picture file with a bad name",
    change: (content) => content.picture("services/basic-detail/My Wheel.JPG"),
    file: "services/basic-detail/My Wheel.JPG",
    at: 1,
    found: 'a picture named "My Wheel.JPG"',
    fix: "rename it to my-wheel.jpg",
  },
  {
    what: "two pictures of one name",
    change: (content) => content.picture("services/basic-detail/hero.png"),
    file: service,
    at: "  hero:",
    field: "pictures.hero",
    found: "two pictures of one name, hero.jpg and hero.png",
    fix: "delete one of them",
  },
  {
    what: "an article without its hero",
    change: (content) => {
      content.edit(article, /^pictures:\n( {2}.*\n)+/m, "pictures: {}\n");
      content.pictures.delete("blog/remove-coffee-stains-car-interior/hero.jpg");
    },
    file: article,
    at: "pictures:",
    field: "pictures",
    found: "no line for the picture hero",
    fix: "put hero.jpg beside this file",
  },
  {
    what: "a before picture without its after",
    change: (content) => {
      content.edit(service, /^ {2}after: .*\n/m, "");
      content.pictures.delete("services/basic-detail/after.jpg");
    },
    file: service,
    at: "  before:",
    severity: "warning",
    field: "pictures.before",
    found: "a before picture without its after",
    fix: "add after.jpg",
  },
  {
    what: "a picture that is too small",
    change: (content) =>
      content.picture("services/basic-detail/hero.jpg", { width: 1280, height: 720 }),
    file: "services/basic-detail/hero.jpg",
    at: 1,
    severity: "warning",
    found: "1280 × 720 pixels, which will look soft",
    fix: "use a picture at least 1600 pixels wide",
  },
  {
    what: "an upright picture",
    change: (content) =>
      content.picture("services/basic-detail/after.jpg", { width: 1200, height: 1800 }),
    file: "services/basic-detail/after.jpg",
    at: 1,
    severity: "warning",
    found: "an upright picture (1200 × 1800)",
    fix: "held sideways",
  },
  {
    what: "a panorama",
    change: (content) =>
      content.picture("services/basic-detail/hero.jpg", { width: 4000, height: 800 }),
    file: "services/basic-detail/hero.jpg",
    at: 1,
    severity: "warning",
    found: "a very wide or narrow picture",
    fix: "near the shape 1600 × 900",
  },

  // Texts and links
  ...(
    [
      [
        "a dead link",
        "[x](/services/full-detial)",
        "a link to a page that does not exist",
        'did you mean "/services/full-detail"?',
      ],
      [
        "a link with a slash at its end",
        "[x](/services/full-detail/)",
        "a slash at its end",
        "write /services/full-detail",
      ],
      [
        "an unprotected link",
        "[x](http://www.qld.gov.au)",
        "an unprotected link",
        "write https://",
      ],
      [
        "a javascript: link",
        "[x](javascript:alert(1))",
        "a link of a kind that is not allowed",
        "link to a page of the site",
      ],
      [
        "a data: link",
        "[x](data:text/html,hello)",
        "a link of a kind that is not allowed",
        "link to a page of the site",
      ],
      [
        "a link without https:",
        "[x](//www.qld.gov.au/x)",
        "a web address without https:",
        "write https://www.qld.gov.au/x",
      ],
      [
        "a link without its slash",
        "[x](services/full-detail)",
        "a link that does not begin with /",
        "begin it with /",
      ],
      [
        "half a web address",
        "[x](https://)",
        "a web address that is not complete",
        "copy it again",
      ],
      [
        "an e-mail link without an address",
        "[x](mailto:info)",
        "an e-mail link without an address",
        "write mailto:",
      ],
      [
        "a phone link with spaces",
        "[x](<tel:07 5550>)",
        "a phone link that is no number",
        "write digits only",
      ],
      [
        "a link to a question that is not there",
        "[x](/faq#rian)",
        "a link to a place that is not on its page",
        'did you mean "rain"?',
      ],
      ["raw HTML", "<iframe src='https://x.au'></iframe>", "raw HTML", "write it in markdown"],
      ["HTML inside a line", "Some <b>bold</b> words.", "raw HTML", "write it in markdown"],
      [
        "a picture in the text",
        "![foam](foam.jpg)",
        "a picture inside the text",
        "put pictures beside the file",
      ],
    ] as const
  ).map(([what, line, found, fix]) => ({
    what: `${what} in a text`,
    change: (content: ContentCopy) => content.append(article, `\n${line}`),
    file: article,
    at: line,
    found,
    fix,
    problems: Number.NaN,
  })),
  {
    what: "a gap inside a link",
    change: (content) => content.append(article, "\n[full detail] (/services/full-detail)"),
    file: article,
    at: "[full detail] (",
    severity: "warning",
    found: "a space between the two parts of a link",
    fix: "close the gap",
  },
  {
    what: "a dead link in an answer",
    change: (content) => content.edit("faq.yml", "](/contact)", "](/contacts)"),
    file: "faq.yml",
    at: "](/contacts)",
    field: "[1].answer",
    found: "a link to a page that does not exist",
    fix: 'did you mean "/contact"?',
  },
  {
    what: "raw HTML in a title",
    change: (content) => content.edit(job, /^title: .*$/m, "title: Work van<br>cleaned"),
    file: job,
    at: "title:",
    field: "title",
    found: "raw HTML",
    fix: "write it in markdown",
  },
  {
    what: "a service without a text",
    change: (content) => content.edit(service, /\n---\n[^]*$/, "\n---\n"),
    file: service,
    at: "---",
    found: "no text below the facts",
    fix: "write the text of the page",
  },
  {
    what: "a text that its page does not show",
    change: (content) => content.append("pages/booking/index.md", "\nA text."),
    file: "pages/booking/index.md",
    at: "A text.",
    severity: "warning",
    found: "which this page does not show",
    fix: "delete it",
  },
  {
    what: "a reading time that is far off",
    change: (content) => content.edit(article, /^readMinutes: .*$/m, "readMinutes: 20"),
    file: article,
    at: "readMinutes:",
    severity: "warning",
    field: "readMinutes",
    found: /^20, while the text has \d+ words$/,
    fix: "about 200 words a minute",
  },
  {
    what: "a second main heading",
    change: (content) => content.append(article, "\n# At the end"),
    file: article,
    at: "# At the end",
    found: "a main heading in the text",
    fix: "write ## At the end",
  },
  {
    what: "words that were laid down to be replaced",
    change: (content) =>
      content.edit(service, /^summary: .*$/m, 'summary: "Write here: one sentence."'),
    file: service,
    at: "summary:",
    severity: "warning",
    field: "summary",
    found: "only there to be replaced",
    fix: "write your own",
  },

  // Lists
  {
    what: "a suburb without its postcode",
    change: (content) => content.edit(region, "Springwood 4127", "Springwood"),
    file: region,
    at: "- Springwood",
    field: "suburbs[12]",
    found: '"Springwood"',
    fix: "write the name and the postcode, for example - Coorparoo 4151 at -27.495, 153.058",
  },
  {
    what: "a postcode of another state",
    change: (content) => content.edit(region, "Springwood 4127", "Springwood 2777"),
    file: region,
    at: "- Springwood 2777",
    severity: "warning",
    field: "suburbs[12]",
    found: "the postcode 2777, which is not in Queensland",
    fix: "look up the postcode of Springwood",
  },
  {
    what: "two reasons instead of three",
    change: (content) =>
      content.edit(region, /^reasons:\n {2}- title: .*\n {4}text: .*\n/m, "reasons:\n"),
    file: region,
    at: "reasons:",
    field: "reasons",
    found: "a list of 2",
    fix: "write exactly three",
  },
  {
    what: "six stars",
    change: (content) => content.edit("reviews.yml", "rating: 5", "rating: 6"),
    file: "reviews.yml",
    at: "rating: 6",
    field: "[1].rating",
    found: "6",
    fix: "write a number of at most 5",
  },
  {
    what: "a place outside the globe",
    change: (content) => content.edit(region, /latitude: -?[\d.]+/, "latitude: -276.4"),
    file: region,
    at: "latitude: -276.4",
    field: "geo.latitude",
    found: "-276.4",
    fix: "write degrees from -90 to 90",
  },

  // Short addresses
  ...(
    [
      [
        "an address that leads to itself",
        "/here",
        "/here",
        "/here, which leads to itself",
        "name another page",
      ],
      [
        "an address that is there twice",
        "/faq",
        "/faqs",
        "the address /faqs twice",
        "keep one of the two",
      ],
      [
        "a target that does not exist",
        "/servces",
        "/all",
        "a target that does not exist (/servces)",
        'did you mean "/services"?',
      ],
      [
        "a target that leads on",
        "/faqs",
        "/questions",
        "a target that does not exist (/faqs)",
        "write /faq, where that address leads",
      ],
      [
        "an address that hides a page",
        "/faq",
        "/contact",
        "/contact, where a page stands",
        "choose an address that no page has",
      ],
    ] as const
  ).map(([what, to, from, found, fix]) => ({
    what,
    change: (content: ContentCopy) =>
      content.append("redirects.yml", `- to: ${to}\n  from: [${from}]`),
    file: "redirects.yml",
    at: `from: [${from}]`,
    field: "[9].from[1]",
    found,
    fix,
  })),
  {
    what: "addresses that lead to each other",
    change: (content) =>
      content.append("redirects.yml", "- {to: /b, from: [/a]}\n- {to: /a, from: [/b]}"),
    file: "redirects.yml",
    at: "from: [/a]",
    field: "[9].from[1]",
    found: "a circle (/a → /b → /a)",
    fix: "let each address lead to a page",
    problems: 2,
  },
  {
    what: "an address with capitals and a slash at its end",
    change: (content) => content.append("redirects.yml", "- {to: /faq, from: [/FAQ/]}"),
    file: "redirects.yml",
    at: "/FAQ/",
    field: "[9].from[1]",
    found: '"/FAQ/"',
    fix: "write a path of this site",
  },

  // What will not be published
  {
    what: "a draft",
    change: (content) => content.edit(article, /^date:/m, "draft: true\ndate:"),
    file: article,
    at: "draft: true",
    severity: "warning",
    field: "draft",
    found: "a draft, which will be left out of the build",
    fix: "delete the line draft: true when it is ready",
    problems: Number.NaN,
  },
  {
    what: "a day that is still to come",
    change: (content) => content.edit(article, /^date: .*$/m, "date: 2101-05-01"),
    file: article,
    at: "date:",
    severity: "warning",
    field: "date",
    found: "still to come (1 May 2101), so it will be left out of the build",
    fix: "build the site again on that day",
  },
  {
    what: "a job finished in the future",
    change: (content) => content.edit(job, /^completed: .*$/m, "completed: 2101-05"),
    file: job,
    at: "completed:",
    severity: "warning",
    field: "completed",
    found: "a month that is still to come",
    fix: "write the month in which the job was finished",
  },
  {
    what: "a link to a draft",
    change: (content) =>
      content.edit(
        "blog/preventing-treating-car-interior-mould/index.md",
        /^date:/m,
        "draft: true\ndate:",
      ),
    file: article,
    at: "](/blog/preventing-treating-car-interior-mould)",
    found: "a link to a page that is not published yet",
    fix: "publish that page first",
  },
];

function newProblems(content: ContentFolder) {
  return checkContent(content, { today }).problems.filter(
    (problem) => !known.has(formatProblem(problem)),
  );
}

test.each(bad)("$what", ({ change, file, at, field, found, fix, severity, problems }) => {
  const content = new ContentCopy(original);
  change(content);
  const all = newProblems(content);
  const matches = (text: string, wanted: string | RegExp) =>
    typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);
  const problem = all.find((each) => matches(each.found, found) && each.file === `content/${file}`);
  expect(all.map(formatProblem).join("\n")).toContain(`content/${file}:`);
  expect(problem).toMatchObject({
    severity: severity ?? "error",
    field: field ?? "",
    found:
      typeof found === "string" ? expect.stringContaining(found) : expect.stringMatching(found),
    fix: typeof fix === "string" ? expect.stringContaining(fix) : expect.stringMatching(fix),
  });
  if (typeof at === "number") expect(problem?.line).toBe(at);
  else expect(content.text(file).split("\n")[(problem?.line ?? 0) - 1]).toContain(at);
  // One mistake is said once, and only where it was made.
  if (!Number.isNaN(problems)) {
    expect(all.filter((each) => each.file === `content/${file}`)).toHaveLength(problems ?? 1);
  }
});

test("at least fifty kinds are told apart", () => {
  expect(new Set(bad.map(({ what }) => what)).size).toBeGreaterThanOrEqual(50);
});

describe("accepted as it is", () => {
  test.each([
    ["Windows line ends", (text: string) => text.replaceAll("\n", "\r\n")],
    ["a byte-order mark", (text: string) => `\uFEFF${text}`],
    ["spaces at line ends", (text: string) => text.replaceAll("\n---\n", "\n---  \n")],
  ])("%s", (_what, change) => {
    const content = new ContentCopy(original);
    for (const [path, text] of content.texts) content.texts.set(path, change(text));
    expect(newProblems(content).map(formatProblem)).toEqual([]);
  });

  test("a draft that waits for its picture and its text", () => {
    const content = new ContentCopy(original);
    content.edit(article, /^date:/m, "draft: true\ndate:");
    content.pictures.delete("blog/remove-coffee-stains-car-interior/hero.jpg");
    // Nothing published leads to it: those links would be dead.
    for (const [path, text] of content.texts)
      content.texts.set(path, text.replaceAll("/blog/remove-coffee-stains-car-interior", "/blog"));
    const severe = newProblems(content).filter(({ severity }) => severity === "error");
    expect(severe.map(formatProblem)).toEqual([]);
  });
});

describe("picture files", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pictures-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const photo = () =>
    sharp({
      create: {
        width: 1920,
        height: 1080,
        channels: 3,
        background: "#336699",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    });
  const gps = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" } };

  test.each<[string, () => Promise<Buffer | string>, string?, string?]>([
    ["a sound picture", () => photo().jpeg().toBuffer(), undefined],
    ["zero bytes", async () => "", "an empty file (0 bytes)", "copy the picture again"],
    ["a GIF", () => photo().resize(64).gif().toBuffer(), "of the kind GIF", "run: npm run photos"],
    [
      "a HEIC",
      () => readFile("tests/tools/photos/fixtures/upright-p3.heic"),
      "of the kind HEIC",
      "run: npm run photos",
    ],
    [
      "a TIFF",
      () => photo().resize(64).tiff().toBuffer(),
      "of the kind tiff",
      "run: npm run photos",
    ],
    [
      "a truncated JPEG",
      async () => (await photo().jpeg().toBuffer()).subarray(0, 20_000),
      "a damaged picture",
      "copy it again",
    ],
    [
      "a truncated PNG",
      async () => (await photo().png().toBuffer()).subarray(0, 20_000),
      "a damaged picture",
      "copy it again",
    ],
    [
      "a web page named .jpg",
      async () => "<!DOCTYPE html><html><body>Not found</body></html>",
      "a file that is no picture but a web page",
      "replace it with a JPEG",
    ],
    ["a text named .jpg", async () => "hello", "a file that is no picture", "replace it"],
    [
      "a picture that tells where it was taken",
      () => photo().withExif(gps).jpeg().toBuffer(),
      "the place where it was taken (GPS)",
      "run: npm run photos",
    ],
    [
      "a place in XMP",
      () =>
        photo()
          .withXmp(
            '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description exif:GPSLatitude="27,28S" xmlns:exif="http://ns.adobe.com/exif/1.0/"/></rdf:RDF></x:xmpmeta>',
          )
          .jpeg()
          .toBuffer(),
      "the place where it was taken (GPS)",
      "run: npm run photos",
    ],
    [
      "a picture on its side",
      () => photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      "stored lying on its side",
      "run: npm run photos",
    ],
    [
      "a picture of 81 megapixels",
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
      "more than can be worked on",
      "run: npm run photos",
    ],
  ])("%s", async (...[, make, found, fix]) => {
    const file = join(folder, "hero.jpg");
    await writeFile(file, await make());
    const content = new ContentCopy(original);
    content.picture("services/basic-detail/hero.jpg", { width: 0, height: 0 });
    content.pictures.set(
      "services/basic-detail/hero.jpg",
      await readPictureFacts(file, "services/basic-detail/hero.jpg"),
    );
    const severe = newProblems(content).filter(({ severity }) => severity === "error");
    if (found === undefined) {
      expect(severe).toEqual([]);
      return;
    }
    expect(severe).toMatchObject([
      {
        file: "content/services/basic-detail/hero.jpg",
        line: 1,
        found: expect.stringContaining(found),
        fix: expect.stringContaining(fix ?? ""),
      },
    ]);
  });
});
