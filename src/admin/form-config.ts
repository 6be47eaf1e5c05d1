import path from "node:path";
import type { CheckedContent } from "@/content/check/checked-content";
import { references } from "@/content/check/references";
import { type FileKind, fileKinds, type FolderKind, folderKinds } from "@/content/schema/kinds";
import { addressOf } from "@/site/address";
import { fieldsOf, type FormField, formField, labelOf, type OwnKeys, shapeOf } from "./form-field";

/**
 * How the editing page treats each folder. A new entry's folder gets its name from the field
 * `identifier`. Lists are sorted by the field `sort`, as on the site, days with the newest first.
 * No page can be added, because their set is fixed. Services and regions can't be deleted here,
 * because other files refer to them.
 */
const folders: Readonly<
  Record<FolderKind, { identifier: string; may: readonly string[]; sort: string }>
> = {
  services: { identifier: "name", may: ["create"], sort: "order" },
  regions: { identifier: "name", may: ["create"], sort: "order" },
  blog: { identifier: "title", may: ["create", "delete"], sort: "date" },
  portfolio: { identifier: "title", may: ["create", "delete"], sort: "completed" },
  pages: { identifier: "heading", may: [], sort: "heading" },
};

function folderCollection(kind: FolderKind, keys: OwnKeys) {
  const { identifier, may, sort } = folders[kind];
  const direction = sort === "date" || sort === "completed" ? "descending" : "ascending";
  const body: FormField = {
    name: "body",
    // Plain text: a visual editor would rewrite the markdown.
    widget: "text",
    required: kind !== "pages",
    hint: "Leave an empty line between paragraphs. Begin a heading with ##. Write links like [full detail](/services/full-detail).",
  };
  return {
    name: kind,
    label: labelOf(kind),
    identifier_field: identifier,
    folder: `content/${kind}`,
    path: "{{slug}}/index",
    slug: `{{fields.${identifier}}}`,
    extension: "md",
    format: "yaml-frontmatter",
    summary: `{{${identifier}}}`,
    sortable_fields: { fields: [sort], default: { field: sort, direction } },
    create: may.includes("create"),
    delete: may.includes("delete"),
    media_folder: "",
    public_folder: "",
    editor: { preview: false },
    fields: [...fieldsOf(shapeOf(kind), keys), body],
  };
}

function fileEntry(kind: FileKind, keys: OwnKeys) {
  const shape = shapeOf(kind);
  const fields =
    shape.type === "array"
      ? [{ ...formField("items", shape, keys), root: true }]
      : fieldsOf(shape, keys);
  return { name: kind, label: labelOf(kind), file: `content/${kind}.yml`, fields };
}

/** Before photos are uploaded, they are converted to WebP with at most 2560 pixels on each side. */
const photos = { format: "webp", quality: 85, width: 2560, height: 2560 } as const;

/** Makes the configuration of Sveltia CMS from the schemas and the current content. */
export function formConfig(content: CheckedContent) {
  const { files, entries, drafts } = content;
  const inOrder = [...entries.services].sort((a, b) => a.data.order - b.data.order);
  const services = inOrder.map(({ id }) => id);
  const keys: OwnKeys = (target) => {
    const names = references[target].names(content) ?? [];
    const unread = drafts.flatMap((each) => (each.startsWith(target) ? path.basename(each) : []));
    return [...new Set([...services.filter((id) => names.includes(id)), ...names, ...unread])];
  };
  const { repository, branch } = files.business?.data.editing ?? {
    // Without a repository, the page edits the folder on this computer, which Sveltia CMS calls by
    // this name.
    repository: `local/${path.basename(process.cwd())}`,
    branch: "main",
  };
  return {
    // Sign-in with a token is the only way that needs no server.
    backend: { name: "github", repo: repository, branch, auth_methods: ["token"] },
    app_title: "Edit the content",
    logo: { src: addressOf("/icons/icon.svg") },
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
      ...(Object.keys(folderKinds) as FolderKind[]).map((kind) => folderCollection(kind, keys)),
      {
        name: "files",
        label: "Facts and lists",
        editor: { preview: false },
        files: (Object.keys(fileKinds) as FileKind[]).map((kind) => fileEntry(kind, keys)),
      },
    ],
  };
}
