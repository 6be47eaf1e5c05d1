import type { CheckedContent } from "../../content/checked-content";
import { fileKinds, folderKinds, type FileKind, type FolderKind } from "../../content/kinds";
import { pagesWithText } from "../../site/page-ids";
import { choicesFrom, type Choices } from "./choices";
import { fieldsOf, formField, type FormField, labelOf, shapeOf } from "./form-field";

/** The key under which a form brings new pictures; no part of the file. */
export const newPictures = "_newPictures";

/**
 * How a folder of the content appears in the list of the editing page. The folder of a new entry is named after the field
 * `identifier`. Pages are a fixed set; a region or a service needs entries in other files at the same moment.
 */
const folders = {
  services: { label: "Services", one: "Service", identifier: "name", canAdd: false },
  regions: { label: "Regions", one: "Region", identifier: "name", canAdd: false },
  blog: { label: "Articles", one: "Article", identifier: "title", canAdd: true },
  portfolio: { label: "Jobs", one: "Job", identifier: "title", canAdd: true },
  pages: { label: "Pages", one: "Page", identifier: "heading", canAdd: false },
} satisfies Record<FolderKind, object>;

const fileLabels: Readonly<Record<FileKind, string>> = {
  business: "The business: contact, hours, promo",
  pricing: "Prices",
  comparison: "What each service includes",
  faq: "Questions of the FAQ page",
  reviews: "Reviews",
  recommender: "Which detail do I need?",
  redirects: "Old and short addresses",
  categories: "Categories",
};

/** Articles and jobs are numbered: a new one is offered the next number. */
function nextNumber(kind: FolderKind, { entries }: CheckedContent): string | number | undefined {
  const after = (numbers: number[]) => Math.max(0, ...numbers) + 1;
  if (kind === "blog") return String(after(entries.blog.map(({ data }) => Number(data.id))));
  if (kind === "portfolio") return after(entries.portfolio.map(({ data }) => data.id ?? 0));
  return undefined;
}

function folderCollection(kind: FolderKind, content: CheckedContent, choices: Choices) {
  const { label, one, identifier, canAdd } = folders[kind];
  const next = nextNumber(kind, content);
  const fields = fieldsOf(shapeOf(kind), { path: kind, isRequired: true, choices }).map((field) =>
    field.name === "id" && next !== undefined ? { ...field, default: next } : field,
  );
  const pictures: FormField = {
    name: newPictures,
    label: "New pictures",
    widget: "image",
    multiple: true,
    required: false,
    hint: "Photos as they come from the phone: they are turned upright, made smaller and named after their file. Say in Pictures what each shows, under that name.",
  };
  const body: FormField = {
    name: "body",
    label: "Text",
    // Edited as it is written: a visual mode writes a text anew with other marks.
    widget: "text",
    required: kind !== "pages",
    hint:
      kind === "pages"
        ? `Only these pages show a text: ${pagesWithText.join(", ")}.`
        : "An empty line between paragraphs; ## before a heading; links like [full detail](/services/full-detail).",
  };
  return {
    name: kind,
    label,
    label_singular: one,
    identifier_field: identifier,
    folder: `content/${kind}`,
    path: "{{slug}}/index",
    slug: `{{fields.${identifier}}}`,
    extension: "md",
    format: "yaml-frontmatter",
    summary: `{{${identifier}}}`,
    create: canAdd,
    // The text would go and leave its pictures lying there.
    delete: false,
    media_folder: "",
    public_folder: "",
    editor: { preview: false },
    fields: [...fields, pictures, body],
  };
}

function fileEntry(kind: FileKind, choices: Choices) {
  const shape = shapeOf(kind);
  const place = { path: kind, isRequired: true, choices };
  return {
    name: kind,
    label: fileLabels[kind],
    file: `content/${kind}.yml`,
    fields:
      shape.type === "array"
        ? [{ ...formField("items", shape, place), label: labelOf(kind), root: true }]
        : fieldsOf(shape, place),
  };
}

/** The configuration of Sveltia CMS for this content folder, from the parsers of its kinds. */
export function formConfig(content: CheckedContent) {
  const choices = choicesFrom(content);
  return {
    // Nothing is read from elsewhere: files-over-http.js stands in for its folder.
    backend: { name: "test-repo" },
    load_config_file: false,
    app_title: "Edit the content",
    media_folder: "content/inbox",
    public_folder: "/content/inbox",
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...(Object.keys(folderKinds) as FolderKind[]).map((kind) =>
        folderCollection(kind, content, choices),
      ),
      {
        name: "files",
        label: "Facts and lists",
        editor: { preview: false },
        files: (Object.keys(fileKinds) as FileKind[]).map((kind) => fileEntry(kind, choices)),
      },
    ],
  };
}
