import { formatProblem } from "@/content/problem";
import { ContentCopy } from "./content-copy";

const region = "regions/logan/index.md";

/** Adds a region with mistakes above and below the line, two missing names and no picture. */
function addUnfinished(content: ContentCopy, draft: string): void {
  const text = content
    .text(region)
    .replace(/^priceList: .*$/m, "priceList: none")
    .replace(/^name: .*$/m, `name: Redlands: east\n${draft}`);
  content.texts.set("regions/redlands/index.md", `${text}\n[x](/none)\n`);
}

const messages = (content: ContentCopy) => content.check().problems.map(formatProblem);

test.each(["draft: true", "draft: True # not ready"])(
  "with %s, an entry isn't read, whatever is wrong with it",
  (draft) => {
    const content = new ContentCopy();
    addUnfinished(content, draft);
    content.picture("regions/redlands/IMG_1.jpg", { width: 0 });
    content.others.push("regions/redlands/notes.txt");
    expect(messages(content)).toEqual([]);
    expect(content.check().ids.regions).not.toContain("redlands");
  },
);

test.each(["draft: false", "draft:", "draft: yes"])("with %s, it is read", (draft) => {
  const content = new ContentCopy();
  addUnfinished(content, draft);
  expect(messages(content)).not.toEqual([]);
});

test("only a line above the text of an entry makes it a draft", () => {
  const content = new ContentCopy();
  content.append("services/basic-detail/index.md", "draft: true\n\n---");
  expect(content.check().ids.services).toContain("basic-detail");
  content.edit("services/basic-detail/index.md", "name:", "draft:\ntrueName: x\nname:");
  expect(content.check().ids.services).toContain("basic-detail");
});

test("draft: with nothing behind it is an error, so that no draft is published", () => {
  const content = new ContentCopy();
  content.edit(region, "name:", "draft:\nname:");
  expect(messages(content)).toEqual([
    `content/${region}:2 draft: It is empty. Fill it in, or delete the line, for example draft: true`,
  ]);
});

test("the price of a service may be written while its folder is a draft", () => {
  const content = new ContentCopy();
  const service = content.text("services/basic-detail/index.md");
  content.texts.set("services/wax/index.md", service.replace("---\n", "---\ndraft: true\n"));
  content.edit("pricing.yml", "  outer:", "    wax: 120\n  outer:");
  expect(messages(content)).toEqual([]);
  content.edit("pricing.yml", "estimator:\n", "estimator:\n  - wax\n");
  expect(messages(content).join()).toContain('There is no service "wax"');
});

test("a link to a draft leads nowhere", () => {
  const content = new ContentCopy();
  content.edit(region, "---\n", "---\ndraft: true\n");
  content.append("services/basic-detail/index.md", "[x](/logan)");
  expect(messages(content)).toEqual([
    'content/services/basic-detail/index.md:30: The link "/logan" leads to a page that does not exist. Remove the link, or give the page its old address back.',
  ]);
});

test("pages have no drafts", () => {
  const content = new ContentCopy();
  content.edit("pages/faq/index.md", "---\n", "---\ndraft: true\n");
  expect(messages(content).join()).toContain('"draft" does not belong here');
});
