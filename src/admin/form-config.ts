import path from "node:path";
import type { CheckedContent } from "@/content/check/checked-content";
import { type FileKind, fileKinds, type FolderKind, folderKinds } from "@/content/schema/kinds";
import { pagesWithText } from "@/site/page-ids";
import { type Choices, choicesFrom } from "./choices";
import { fieldsOf, type FormField, formField, labelOf, shapeOf } from "./form-field";

/**
 * How the editing page shows each folder. The folder of a new entry gets its name from the field
 * `identifier`. There is a fixed set of pages, so none can be added. Services and regions can't be
 * deleted here, because other files refer to them.
 */
const folders = {
  services: { label: "Services", one: "Service", identifier: "name", may: ["create"] },
  regions: { label: "Regions", one: "Region", identifier: "name", may: ["create"] },
  blog: { label: "Articles", one: "Article", identifier: "title", may: ["create", "delete"] },
  portfolio: { label: "Jobs", one: "Job", identifier: "title", may: ["create", "delete"] },
  pages: { label: "Pages", one: "Page", identifier: "heading", may: [] },
} satisfies Record<FolderKind, object>;

const fileLabels: Readonly<Record<FileKind, string>> = {
  business: "The business: contact, hours, promo",
  pricing: "Prices",
  comparison: "What each service includes",
  faq: "Questions of the FAQ page",
  reviews: "Reviews",
  redirects: "Old and short addresses",
  categories: "Categories",
  wording: "Sentences that several pages share",
};

function folderCollection(kind: FolderKind, choices: Choices) {
  const { label, one, identifier } = folders[kind];
  const may: readonly string[] = folders[kind].may;
  const fields = fieldsOf(shapeOf(kind), { path: kind, isRequired: true, choices });
  const body: FormField = {
    name: "body",
    label: "Text",
    // Plain text: a visual editor would rewrite the markdown.
    widget: "text",
    required: kind !== "pages",
    hint:
      kind === "pages"
        ? `Only these pages show a text: ${pagesWithText.join(", ")}.`
        : "Leave an empty line between paragraphs. Begin a heading with ##. Write links like [full detail](/services/full-detail).",
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
    create: may.includes("create"),
    delete: may.includes("delete"),
    media_folder: "",
    public_folder: "",
    editor: { preview: false },
    fields: [...fields, body],
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

/** Before photos are uploaded, they are converted to WebP with at most 2560 pixels on each side. */
const photos = { format: "webp", quality: 85, width: 2560, height: 2560 } as const;

/** Makes the configuration of Sveltia CMS from the schemas and the current content. */
export function formConfig(content: CheckedContent) {
  const choices = choicesFrom(content);
  const { repository, branch } = content.files.business?.data.editing ?? {
    // Without a repository, the page edits the folder on this computer, which Sveltia CMS calls by
    // this name.
    repository: `local/${path.basename(process.cwd())}`,
    branch: "main",
  };
  return {
    // Sign-in with a token is the only way that needs no server.
    backend: { name: "github", repo: repository, branch, auth_methods: ["token"] },
    app_title: "Edit the content",
    logo: { src: "/icons/icon.svg" },
    media_folder: "content/inbox",
    public_folder: "/content/inbox",
    media_libraries: {
      default: { config: { transformations: { raster_image: photos } } },
      stock_assets: false,
    },
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...(Object.keys(folderKinds) as FolderKind[]).map((kind) => folderCollection(kind, choices)),
      {
        name: "files",
        label: "Facts and lists",
        editor: { preview: false },
        files: (Object.keys(fileKinds) as FileKind[]).map((kind) => fileEntry(kind, choices)),
      },
    ],
  };
}
