import { fileKinds, folderKinds } from "../../../src/content/kinds";
import { formConfig } from "../../../src/build/admin/form-config";
import { type FormField, type Shape, shapeOf } from "../../../src/build/admin/form-field";
import { checkedSmallContent } from "../../lib/small-content";

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

/** Keys of a shape that its form does not ask for, or asks for in another way. */
function compare(path: string, shape: Shape, field: FormField | undefined): string[] {
  if (!field) return [`${path} has no field`];
  const { properties, items } = shape;
  if (properties) return compareKeys(path, properties, field.fields ?? []);
  if (items?.properties) return compareKeys(path, items.properties, field.fields ?? []);
  if (shape.type === "boolean" && field.widget !== "boolean") return [`${path} is no switch`];
  if (shape.type === "integer" && field.value_type !== "int") return [`${path} is no number`];
  if (shape.enum && field.options?.length !== shape.enum.length)
    return [`${path} does not offer its ${shape.enum.length} values`];
  return [];
}

const compareKeys = (path: string, keys: Record<string, Shape>, fields: FormField[]): string[] =>
  Object.entries(keys).flatMap(([key, part]) =>
    compare(
      `${path}.${key}`,
      part,
      fields.find(({ name }) => name === key),
    ),
  );

test.each([...Object.keys(folderKinds), ...Object.keys(fileKinds)] as never[])(
  "the form of %s asks for every key of its parser",
  (kind: Parameters<typeof shapeOf>[0]) => {
    const shape = shapeOf(kind);
    const form = formOf(kind);
    expect(
      shape.items ? compare(kind, shape, form[0]) : compareKeys(kind, shape.properties ?? {}, form),
    ).toEqual([]);
  },
);

test("prices have a field per service, under its name", () => {
  const services = formOf("pricing").find(({ name }) => name === "services");
  expect(services?.fields).toContainEqual(
    expect.objectContaining({ name: "basic-detail", label: "Basic Detail", widget: "object" }),
  );
});

test("what names something else is chosen from what there is", () => {
  const category = formOf("blog").find(({ name }) => name === "category");
  expect(category?.options?.length).toBeGreaterThan(0);
});

test("the list of questions is the whole file", () => {
  expect(formOf("faq")).toEqual([expect.objectContaining({ widget: "list", root: true })]);
});

test("a new article is offered the next number", () => {
  expect(formOf("blog").find(({ name }) => name === "id")?.default).toBe("3");
});

test("articles and jobs can be added and removed, services and regions only changed", () => {
  const folders = config.collections.flatMap((each) =>
    "create" in each ? [[each.name, each.create, each.delete]] : [],
  );
  expect(folders).toEqual([
    ["services", false, false],
    ["regions", false, false],
    ["blog", true, true],
    ["portfolio", true, true],
    ["pages", false, false],
  ]);
});

test("it saves to the repository of the content", () => {
  const business = checkedSmallContent.files.business;
  if (!business) throw new Error("The small content has no business.yml");
  const editing = { repository: "jo/site", branch: "main" };
  const files = {
    ...checkedSmallContent.files,
    business: { ...business, data: { ...business.data, editing } },
  };
  expect(formConfig({ ...checkedSmallContent, files }).backend).toMatchObject({
    name: "github",
    repo: "jo/site",
    branch: "main",
  });
});
