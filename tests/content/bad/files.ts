import { article, job, region, service, type Bad } from "./bad";

const folder = article.replace("index.md", "");

/** Files and folders as a whole. */
export const badFiles: readonly Bad[] = [
  {
    what: "a photo under the name the phone gave it, where one is missing",
    change: (content) => content.rename(`${folder}hero.jpg`, `${folder}IMG_4012.JPG`),
    says: `${folder}IMG_4012.JPG: found a picture named "IMG_4012.JPG"; rename it to hero.jpg: names are lower-case letters, digits and hyphens`,
  },
  {
    what: "an ending that was typed a second time",
    change: (content) => content.rename(`${folder}hero.jpg`, `${folder}hero.jpg.jpg`),
    says: `${folder}hero.jpg.jpg: found a picture named "hero.jpg.jpg"; rename it to hero.jpg: names are lower-case letters, digits and hyphens`,
  },
  {
    what: "a needed picture under another good name",
    change: (content) => content.rename(`${folder}hero.jpg`, `${folder}cup.jpg`),
    at: "hero:",
    says: `${article} pictures.hero: found no picture hero.jpg beside this file; add it, or rename one of these to hero: cup.jpg`,
    problems: 2,
  },
  {
    what: "a needed picture as the phone stores it",
    change: (content) => content.rename(`${folder}hero.jpg`, `${folder}hero.HEIC`),
    at: "hero:",
    says: `${article} pictures.hero: found no picture hero.jpg beside this file; run: npm run photos, which makes it of hero.HEIC`,
  },
  {
    what: "a hyphen without its space",
    change: ["  - Eagleby", "  -Eagleby"],
    says: `${region}: found a hyphen without a space after it ("-Eagleby 4207 at -27.700, 153.219"); write a space after it: - Eagleby 4207 at -27.700, 153.219`,
  },
  {
    what: "a colon without its space",
    change: ["shortName: ", "shortName:"],
    says: 'business.yml: found a colon without a space after it ("shortName:Rivergum"); write a space after it: shortName: Rivergum',
  },
  {
    what: "a colon without its space between brackets",
    change: ["full-detail: {from: 300}", "full-detail: {from:300}"],
    says: 'pricing.yml services.full-detail.from:300: found an unknown key "from:300"; write a space after the colon: from: 300',
    problems: 2,
  },
  {
    what: "a bracket that is never closed",
    change: ["interior-detail: {from: 180}", "interior-detail: {from: 180"],
    says: 'pricing.yml: found a line that cannot be read ("interior-detail: {from: 180"); close every bracket, { } or [ ], on the line that opens it',
  },
  {
    what: "a key that stands twice",
    change: [/^order: 1$/m, "order: 1\norder: 2"],
    at: "order: 2",
    says: `${service} order: found a key that stands twice ("order: 2"); keep one of them`,
  },
  {
    what: "an empty text file",
    change: (content) => content.texts.set(article, "\n"),
    says: `${article}: found an empty file; begin the file with a line ---, the facts (title: …), and another line ---, as the README of the folder shows`,
  },
  {
    what: "no front matter",
    change: (content) => content.texts.set(article, "# Coffee\n\nBlot it."),
    says: `${article}: found no front matter; begin the file with a line ---, the facts (title: …), and another line ---, as the README of the folder shows`,
  },
  {
    what: "empty front matter",
    change: (content) => content.texts.set(article, "---\n---\nBlot it."),
    says: `${article}: found empty front matter; write the facts between the two lines of ---, as the README of the folder shows`,
  },
  {
    what: "front matter that never ends",
    change: (content) => content.texts.set(article, "---\ntitle: Coffee\n\nBlot it."),
    says: `${article}: found front matter that never ends; put a line --- after the last fact, before the text`,
  },
  {
    what: "an empty YAML file",
    change: (content) => content.texts.set("faq.yml", ""),
    says: "faq.yml: found no content; restore the last version, or write at least one entry",
  },
  {
    what: "an empty list that may be empty",
    change: (content) => content.texts.set("reviews.yml", ""),
    says: "reviews.yml: found no content; write [] where there is nothing to list, or restore the last version",
  },
  {
    what: "merge leftovers in markdown",
    change: { append: "<<<<<<< HEAD\nBlot.\n=======\nRub.\n>>>>>>> other" },
    says: `${article}: found a leftover of a merge ("<<<<<<< HEAD"); keep one of the two versions and delete the lines beginning with <<<<<<<, ======= and >>>>>>>`,
  },
  {
    what: "a file that is not UTF-8",
    change: [/^excerpt: /m, "excerpt: caf\uFFFD "],
    says: `${article}: found a character that cannot be read as text; delete it and type it again, and save the file as UTF-8 (most editors call it Encoding)`,
  },
  {
    what: "a reference that leads nowhere",
    change: [/^durationNote: .*$/m, "durationNote: *new* price"],
    says: `${service}: found a line that cannot be read ("durationNote: *new* price"); check the indentation (spaces, no tabs), put quotes around texts that contain a colon, and close every quote`,
  },
  {
    what: "a # that hides the rest of a text",
    change: [/^title: .*$/m, "title: Van #1 of three"],
    severity: "warning",
    says: `${job}: found a # that hides the rest of its line ("#1 of three"); put quotes around the whole text, for example "Tip #1"`,
  },
  {
    what: "a file that is missing",
    change: (content) => content.texts.delete("comparison.yml"),
    says: "comparison.yml: found no such file; restore it, or write it as content/README.md shows",
  },
  {
    what: "a page that is missing",
    change: (content) => content.texts.delete("pages/privacy/index.md"),
    says: "pages/privacy/index.md: found no such file; restore it; the page cannot be shown without its words",
  },
  {
    what: "the same list in two files",
    change: (content) => content.texts.set("faq.yaml", content.text("faq.yml")),
    says: "faq.yaml: found a second file beside faq.yml; keep one of the two",
  },
  {
    what: "a file of no use",
    change: (content) => content.texts.set("notes.yml", "a: 1"),
    severity: "warning",
    says: "notes.yml: found a file the site does not use; move it to where it belongs (content/README.md shows the folders) or delete it",
  },
  {
    what: "a text that is not called index.md",
    change: (content) => content.texts.set("blog/new-article/Index.md", "---\ntitle: A\n---\n"),
    says: 'blog/new-article/Index.md: found a text named "Index.md"; rename it to index.md',
  },
  {
    what: "a file named like something every object has",
    change: (content) => content.texts.set("constructor.yml", "a: 1"),
    severity: "warning",
    says: "constructor.yml: found a file the site does not use; move it to where it belongs (content/README.md shows the folders) or delete it",
  },
];
