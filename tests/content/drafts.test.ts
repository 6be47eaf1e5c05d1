import { formatProblem } from "@/content/problem";
import { ContentCopy } from "./content-copy";

const service = "services/full-detail/index.md";
const article = "blog/coffee-stains/index.md";
const region = "regions/logan/index.md";

/** Copies an entry's text and pictures into another folder of its kind, as a draft. */
function copyAsDraft(content: ContentCopy, entry: string, id: string): string {
  const [kind = ""] = entry.split("/");
  const folder = `${kind}/${id}/`;
  const draft = content.text(`${entry}/index.md`).replace(/^---\n/, "---\ndraft: true\n");
  content.texts.set(`${folder}index.md`, draft);
  for (const path of [...content.pictures.keys()])
    if (path.startsWith(`${entry}/`)) content.picture(path.replace(`${entry}/`, folder));
  return folder;
}

const makeDraft = (content: ContentCopy, file: string) =>
  content.edit(file, /^---\n/, "---\ndraft: true\n");

const errorsOf = (content: ContentCopy) =>
  content
    .check()
    .problems.filter(({ severity }) => severity === "error")
    .map(formatProblem);

// A folder whose name begins with "a" is read before the published entry, one with "z" after it.
test.each(
  ["services/full-detail", "regions/logan", "blog/coffee-stains", "portfolio/white-van"].flatMap(
    (entry) => [
      [entry, "a-copy"],
      [entry, "z-copy"],
    ],
  ),
)("if a draft copies %s into the folder %s, only the draft is reported", (entry, id) => {
  const content = new ContentCopy();
  const folder = copyAsDraft(content, entry, id);
  const { problems } = content.check();
  expect(errorsOf(content)).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
  for (const { file } of problems) expect(file).toContain(folder);
});

test.each<[what: string, change: (content: ContentCopy) => void]>([
  [
    "a service without a price or a short address",
    (content) => {
      const folder = copyAsDraft(content, "services/full-detail", "new-wash");
      content.edit(`${folder}index.md`, /^code: .*$/m, "code: new");
    },
  ],
  [
    "a region with a service that its price list lacks",
    (content) => {
      const folder = copyAsDraft(content, "regions/logan", "ipswich");
      content.edit(`${folder}index.md`, "service: basic-detail", "service: interior-detail");
    },
  ],
  [
    "a region with a service that needs a short address only there",
    (content) => {
      content.edit(service, "featured: true", "featured: false");
      for (const each of [region, "regions/brisbane/index.md"])
        content.edit(each, "service: full-detail", "service: ceramic-coating");
      const folder = copyAsDraft(content, "regions/logan", "ipswich");
      content.edit(`${folder}index.md`, "service: ceramic-coating", "service: full-detail");
      content.edit("redirects.yml", /- to: .*full-detail\n.*\n.*\n/, "");
    },
  ],
  [
    "an article with a category, a service and links that don't exist",
    (content) => {
      makeDraft(content, article);
      content.edit(article, /^category: .*$/m, "category: None");
      content.append(article, "[x](/blog/none) and [y](/services/none)");
    },
  ],
  [
    "a job with a service that is a draft, too",
    (content) => {
      copyAsDraft(content, "services/full-detail", "new-wash");
      const folder = copyAsDraft(content, "portfolio/white-van", "grey-ute");
      content.edit(`${folder}index.md`, "bookingService: full-detail", "bookingService: new-wash");
    },
  ],
  [
    "an article without its picture",
    (content) => {
      makeDraft(content, article);
      content.pictures.delete("blog/coffee-stains/hero.jpg");
    },
  ],
])("a draft does not stop a build: %s", (_what, change) => {
  const content = new ContentCopy();
  change(content);
  expect(errorsOf(content)).toEqual([]);
});

test.each<[what: string, message: string, change: (content: ContentCopy) => void]>([
  [
    "the article of a draft",
    'The link "/blog/coffee-stains" leads to a page that is not published yet. Remove the link until then, or publish that page.',
    (content) => content.append("blog/summer-care/index.md", "[x](/blog/coffee-stains)"),
  ],
  [
    "the only articles of a category",
    'The link "/blog/category/car-care-tips" leads to a page that is not published yet. Remove the link until then, or publish that page.',
    (content) => content.append("blog/summer-care/index.md", "[x](/blog/category/car-care-tips)"),
  ],
  [
    "a draft job",
    'The link "/portfolio#white-van" leads to a heading, question or job that is not on that page. Write one of red-hatch.',
    (content) => content.append("blog/summer-care/index.md", "[x](/portfolio#white-van)"),
  ],
])("a published text must not link to %s", (_what, message, change) => {
  const content = new ContentCopy();
  makeDraft(content, article);
  makeDraft(content, "portfolio/white-van/index.md");
  change(content);
  expect(errorsOf(content)).toEqual([`content/blog/summer-care/index.md:16: ${message}`]);
});

test("an old address that leads to a list with nothing but drafts is an error", () => {
  const content = new ContentCopy();
  makeDraft(content, article);
  content.append("redirects.yml", "- to: /blog/category/car-care-tips\n  from:\n    - /tips");
  expect(errorsOf(content)).toEqual([
    "content/redirects.yml:17 [6].to: There is no published page /blog/category/car-care-tips. Change it, or delete this entry.",
  ]);
});
