import type { ContentNode, ResolverContext } from "@/lib/node-model";
import { pictureNameOf } from "./picture-names";
import { galleryOrder, type PictureKind } from "./picture-sets";

/** A picture in resolvers: its name, its alt text, and the nodes of the files for both crops. */
export interface PictureSource {
  name: string;
  alt: string;
  kind: PictureKind;
  file: ContentNode;
  mobileFile: ContentNode;
}

/**
 * Resolves to the file of a picture beside an entry, with any ending and letter case: `hero` may be
 * `Hero.JPG`. The names of the files are stored in the entry's node, so that Gatsby runs the query
 * again when a picture is added or removed.
 */
async function findFile(
  entry: ContentNode,
  name: string,
  { nodeModel }: ResolverContext,
): Promise<ContentNode | null> {
  const files = entry["files"] as string[];
  const chosen = entry["chosen"] as Record<string, string> | undefined;
  const found = chosen?.[name] ?? files.find((file) => pictureNameOf(file) === name);
  if (found === undefined) return null;
  // Found by its whole path, because Gatsby has an index for a single field but searches through
  // all files for several.
  const filter = { relativePath: { eq: `${String(entry["folder"])}/${found}` } };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

async function toPicture(
  source: ContentNode,
  name: string,
  kind: PictureKind,
  context: ResolverContext,
): Promise<PictureSource | null> {
  const pictures = source["pictures"] as Record<string, string>;
  const alt = pictures[name];
  if (alt === undefined) return null;
  const file = await findFile(source, name, context);
  if (!file) return null;
  return {
    name,
    alt,
    kind,
    file,
    mobileFile: (await findFile(source, `${name}-mobile`, context)) ?? file,
  };
}

/** A field with the picture of a name. `type` says whether it may be null. */
export function namedPicture(
  name: string,
  kind: PictureKind,
  type: "Picture" | "Picture!",
  description: string,
) {
  return {
    type,
    description,
    resolve: (source: ContentNode, _: unknown, context: ResolverContext) =>
      toPicture(source, name, kind, context),
  };
}

/** A field with all pictures of an entry except the given names, in the order of a gallery. */
export function galleryPictures(description: string, except: readonly string[]) {
  return {
    type: "[Picture!]!",
    description,
    resolve: async (source: ContentNode, _: unknown, context: ResolverContext) => {
      const names = Object.keys(source["pictures"] as object).filter(
        (name) => !except.includes(name),
      );
      const found = await Promise.all(
        galleryOrder(names).map((name) => toPicture(source, name, "gallery", context)),
      );
      return found.filter((picture) => picture !== null);
    },
  };
}
