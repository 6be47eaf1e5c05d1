import { formConfig } from "@/admin/form-config";
import { type FormField, labelOf } from "@/admin/form-field";
import { checkedSmallContent } from "../lib/small-content";

const config = formConfig(checkedSmallContent);

/** The form for a kind of content. */
function formOf(kind: string): FormField[] {
  for (const collection of config.collections) {
    if (collection.name === kind && "fields" in collection) return collection.fields;
    if (!("files" in collection)) continue;
    const file = collection.files.find(({ name }) => name === kind);
    if (file) return file.fields;
  }
  throw new Error(`${kind} has no form`);
}

test.each<[kind: string, key: string, field: Partial<FormField>]>([
  ["services", "name", { widget: "string", required: true }],
  ["services", "summary", { widget: "text" }],
  ["services", "draft", { widget: "boolean", required: false }],
  ["services", "uploads", { widget: "image", multiple: true }],
  ["services", "order", { widget: "number", value_type: "int" }],
  ["portfolio", "hours", { widget: "number", value_type: "float" }],
  ["services", "features", { widget: "list" }],
  ["services", "related", { widget: "relation", collection: "services", multiple: true }],
  ["services", "group", { widget: "select", options: ["main", "specialty"] }],
  ["services", "pictures", { widget: "keyvalue" }],
  // A field that refers to other content offers a list of it.
  [
    "portfolio",
    "category",
    { widget: "relation", collection: "files", file: "categories", value_field: "portfolio.*" },
  ],
  ["portfolio", "id", { widget: "number", required: false }],
  ["portfolio", "after", { widget: "image", required: false }],
])("the form for %s has the right widget for %s", (kind, key, field) => {
  expect(formOf(kind).find(({ name }) => name === key)).toMatchObject(field);
});

test("the form for prices has a number for each service on each price list", () => {
  const lists = formOf("pricing").find(({ name }) => name === "priceLists")?.fields ?? [];
  expect(lists.map(({ name, required }) => [name, required])).toEqual([
    ["standard", true],
    ["outer", false],
  ]);
  for (const { fields } of lists)
    expect(fields).toContainEqual(
      expect.objectContaining({ name: "basic-detail", label: "Basic detail", widget: "number" }),
    );
});

test("prices are in the order of the services, and then those of drafts", () => {
  const { priceLists } = Object.fromEntries(
    formConfig({ ...checkedSmallContent, drafts: ["services/a-draft/", "regions/another/"] })
      .collections.flatMap((each) => ("files" in each ? each.files : []))
      .filter(({ name }) => name === "pricing")
      .flatMap(({ fields }) => fields.map((field) => [field.name, field])),
  ) as Record<string, FormField>;
  expect(priceLists?.fields?.[0]?.fields?.map(({ name }) => name)).toEqual([
    "basic-detail",
    "interior-detail",
    "full-detail",
    "ceramic-coating",
    "a-draft",
  ]);
});

test("labels have ABN, FAQ and SEO in capitals", () => {
  expect(["abn", "faq", "seo", "replyHours", "service-areas"].map(labelOf)).toEqual([
    "ABN",
    "FAQ",
    "SEO",
    "Reply hours",
    "Service areas",
  ]);
});

test("a day of a review is chosen in a calendar", () => {
  const days = formOf("reviews")[0]?.fields?.filter(({ widget }) => widget === "datetime");
  expect(days).toMatchObject([{ name: "datePublished", type: "date" }]);
});

test("the form for the FAQ is a list that makes up the whole file", () => {
  expect(formOf("faq")).toEqual([expect.objectContaining({ widget: "list", root: true })]);
});

test("the form for a job asks beside each photo what it shows", () => {
  const names = formOf("portfolio").map(({ name }) => name);
  const from = names.indexOf("before");
  expect(names.slice(from, from + 4)).toEqual(["before", "beforeShows", "after", "afterShows"]);
});

test("articles and jobs can be added and deleted, and services and regions can be added", () => {
  const folders = config.collections.flatMap((each) =>
    "create" in each ? [[each.name, each.create, each.delete]] : [],
  );
  expect(folders).toEqual([
    ["services", true, false],
    ["regions", true, false],
    ["blog", true, true],
    ["portfolio", true, true],
    ["pages", false, false],
  ]);
});

test("changes are saved to the repository that the content names", () => {
  const { files } = checkedSmallContent;
  const editing = { repository: "jo/site", branch: "main" };
  const business = { ...files.business!, data: { ...files.business!.data, editing } };
  const { backend } = formConfig({ ...checkedSmallContent, files: { ...files, business } });
  expect(backend).toMatchObject({ name: "github", repo: "jo/site", branch: "main" });
});
