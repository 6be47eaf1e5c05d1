import { formConfig } from "../../src/admin/form-config";
import type { FormField } from "../../src/admin/form-field";
import { checkedSmallContent } from "../lib/small-content";

const config = formConfig(checkedSmallContent);

/** The form of a content kind. */
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
  ["blog", "title", { widget: "string", required: true }],
  ["blog", "excerpt", { widget: "text" }],
  ["blog", "date", { widget: "datetime", type: "date" }],
  ["blog", "draft", { widget: "boolean", required: false }],
  ["blog", "uploads", { widget: "image", multiple: true }],
  ["services", "order", { widget: "number", value_type: "int" }],
  ["portfolio", "hours", { widget: "number", value_type: "float" }],
  ["services", "features", { widget: "list" }],
  ["services", "pictures", { widget: "keyvalue" }],
  // What names something else is chosen from what there is.
  [
    "blog",
    "category",
    {
      widget: "select",
      options: [
        { label: "Car Care Tips", value: "Car Care Tips" },
        { label: "Seasonal Care", value: "Seasonal Care" },
      ],
    },
  ],
  // A new article is offered the next number.
  ["blog", "id", { default: "3" }],
  ["portfolio", "after", { widget: "image", required: false }],
  // The form for prices doesn't know it yet.
  ["services", "draft", { default: true }],
])("the form of %s asks for %s with what fits it", (kind, key, field) => {
  expect(formOf(kind).find(({ name }) => name === key)).toMatchObject(field);
});

test("prices have a field per service, under its name", () => {
  const services = formOf("pricing").find(({ name }) => name === "services");
  expect(services?.fields).toContainEqual(
    expect.objectContaining({ name: "basic-detail", label: "Basic Detail", widget: "object" }),
  );
});

test("the list of questions is the whole file", () => {
  expect(formOf("faq")).toEqual([expect.objectContaining({ widget: "list", root: true })]);
});

test("articles and jobs can be added and removed, services and regions added", () => {
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

test("it saves to the repository of the content", () => {
  const { files } = checkedSmallContent;
  const editing = { repository: "jo/site", branch: "main" };
  const business = { ...files.business!, data: { ...files.business!.data, editing } };
  const { backend } = formConfig({ ...checkedSmallContent, files: { ...files, business } });
  expect(backend).toMatchObject({ name: "github", repo: "jo/site", branch: "main" });
});
