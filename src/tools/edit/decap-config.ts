import type { CheckedContent } from "../../content/checked-content";
import { fileKinds, folderKinds, type FileKind, type FolderKind } from "../../content/kinds";
import { pagesWithText } from "../../site/pages";
import { choicesFrom, type Choice, type ChoiceSet } from "./choices";
import { editField, fieldsOf, labelOf, plainMarkdown, type EditField } from "./edit-field";
import { formNames } from "./form-data";
import { shapeOf } from "./shape";

/** How a folder of the content appears in the list of the editing page. */
interface FolderLabels {
  label: string;
  one: string;
  /** The field that a new entry's folder is named after. */
  identifier: string;
  /**
   * Pages are a fixed set; a region or a service needs entries in other files at the same moment,
   * which `npm run new` or the README sees to.
   */
  canAdd: boolean;
}

const folders: Readonly<Record<FolderKind, FolderLabels>> = {
  services: { label: "Services", one: "Service", identifier: "name", canAdd: false },
  regions: { label: "Regions", one: "Region", identifier: "name", canAdd: false },
  blog: { label: "Articles", one: "Article", identifier: "title", canAdd: true },
  portfolio: { label: "Jobs", one: "Job", identifier: "title", canAdd: true },
  pages: { label: "Pages", one: "Page", identifier: "heading", canAdd: false },
};

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

type Choices = Readonly<Record<ChoiceSet, Choice[]>>;

const version: EditField = {
  name: formNames.version,
  label: "Version",
  widget: "hidden",
  required: false,
};

/** Articles and jobs are numbered: a new one is offered the next number. */
function nextNumber(kind: FolderKind, { entries }: CheckedContent): string | number | undefined {
  const after = (numbers: number[]) => Math.max(0, ...numbers) + 1;
  if (kind === "blog") return String(after(entries.blog.map(({ data }) => Number(data.id))));
  if (kind === "portfolio") return after(entries.portfolio.map(({ data }) => data.id));
  return undefined;
}

function folderCollection(kind: FolderKind, content: CheckedContent, choices: Choices) {
  const { label, one, identifier, canAdd } = folders[kind];
  const next = nextNumber(kind, content);
  const fields = fieldsOf(shapeOf(kind), { path: kind, isRequired: true, choices }).map((field) =>
    field.name === "id" && next !== undefined ? { ...field, default: next } : field,
  );
  const body: EditField = {
    name: formNames.body,
    label: "Text",
    widget: "markdown",
    ...plainMarkdown,
    required: kind !== "pages",
    hint:
      kind === "pages"
        ? `Only these pages show a text: ${pagesWithText.join(", ")}.`
        : "An empty line between paragraphs; ## before a heading; links like `[full detail](/services/full-detail)`.",
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
    // Decap would delete the text and leave its pictures lying there.
    delete: false,
    media_folder: "",
    public_folder: "",
    editor: { preview: kind === "blog" },
    fields: [version, ...fields, body],
  };
}

function fileEntry(kind: FileKind, choices: Choices) {
  const shape = shapeOf(kind);
  const place = { path: kind, isRequired: true, choices };
  return {
    name: kind,
    label: fileLabels[kind],
    file: `content/${kind}.yml`,
    fields: [
      version,
      ...(shape.type === "array"
        ? [{ ...editField(formNames.items, shape, place), label: labelOf(kind) }]
        : fieldsOf(shape, place)),
    ],
  };
}

/** The configuration of Decap CMS for this content folder, from the parsers of its kinds. */
export function decapConfig(content: CheckedContent) {
  const choices = choicesFrom(content);
  return {
    // Nothing is ever read from elsewhere: both addresses are those of the editing page itself.
    backend: { name: "proxy", proxy_url: "/api/v1", branch: "local" },
    load_config_file: false,
    media_folder: "content/inbox",
    public_folder: "/content/inbox",
    publish_mode: "simple",
    show_preview_links: false,
    locale: "en",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...(Object.keys(folderKinds) as FolderKind[]).map((kind) =>
        folderCollection(kind, content, choices),
      ),
      {
        name: "files",
        label: "Facts and lists",
        delete: false,
        editor: { preview: false },
        files: (Object.keys(fileKinds) as FileKind[]).map((kind) => fileEntry(kind, choices)),
      },
    ],
  };
}
