import sharp from "sharp";
import { encoders, presetEncoders } from "./encoders";
import {
  childOfType,
  type ComputedFields,
  type ComputedType,
  type ContentNode,
  type Context,
  resolveField,
  type ResolveInfo,
} from "./node-model";
import { pictureNameOf } from "./picture-names";
import {
  galleryOrder,
  limitSrcSet,
  momentOf,
  pathOfWidth,
  type PictureKind,
  pictureSets,
  sharePicture,
} from "./picture-sets";

presetEncoders();

/** A picture in resolvers: its name, its alt text, and the nodes of the files for both crops. */
interface PictureSource {
  name: string;
  alt: string;
  kind: PictureKind;
  file: ContentNode;
  mobileFile: ContentNode;
  /** Which part stays where a frame cuts it. */
  focus: string | undefined;
}

/** The values of `focus`, as sharp calls them. */
const gravities: Readonly<Record<string, number>> = {
  top: sharp.gravity.north,
  center: sharp.gravity.center,
  bottom: sharp.gravity.south,
};

/** How gatsby-plugin-image cuts a picture. Its own choice is the part with the most detail (sharp's `attention`). */
const cutting = ({ focus }: PictureSource) =>
  focus === undefined ? {} : { transformOptions: { cropFocus: gravities[focus] } };

/** The arguments of a crop. Files wider than `maxWidth`, in pixels, are left out. */
interface CropArgs {
  maxWidth?: number;
}

/** The part of gatsby-plugin-image's data that is used here. */
interface ImageData {
  width: number;
  height: number;
  images: {
    fallback: { src: string; srcSet: string };
    sources: { type: string; srcSet: string }[];
  };
}

/**
 * Resolves to the file of a picture beside an entry, whatever its ending and letter case: `hero` may be `Hero.JPG`. The names
 * of the files are stored in the entry's node, so that Gatsby runs the query again when a picture is added or removed.
 */
async function findFile(
  entry: ContentNode,
  name: string,
  { nodeModel }: Context,
): Promise<ContentNode | null> {
  const files = entry["files"] as string[];
  const chosen = entry["chosen"] as Record<string, string> | undefined;
  const found = chosen?.[name] ?? files.find((file) => pictureNameOf(file) === name);
  if (found === undefined) return null;
  // Found by its whole path, because Gatsby has an index for a single field but searches through all files for several.
  const filter = { relativePath: { eq: `${String(entry["folder"])}/${found}` } };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

async function toPicture(
  source: ContentNode,
  name: string,
  kind: PictureKind,
  context: Context,
): Promise<PictureSource | null> {
  const alt = (source["pictures"] as Record<string, string>)[name];
  if (alt === undefined) return null;
  const file = await findFile(source, name, context);
  if (!file) return null;
  return {
    name,
    alt,
    kind,
    file,
    mobileFile: (await findFile(source, `${name}-mobile`, context)) ?? file,
    focus: source["focus"] as string | undefined,
  };
}

/** A field with the picture of a given name, or null if the entry has none. `type` says whether it may be null. */
export function namedPicture(
  name: string,
  kind: PictureKind,
  type: "Picture" | "Picture!",
  description: string,
) {
  return {
    type,
    description,
    resolve: (source: ContentNode, _: unknown, context: Context) =>
      toPicture(source, name, kind, context),
  };
}

/** A field with all pictures of an entry except the given names, in the order of a gallery. */
export function galleryPictures(description: string, except: readonly string[]) {
  return {
    type: "[Picture!]!",
    description,
    resolve: async (source: ContentNode, _: unknown, context: Context) => {
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

const encoded = new Map<string, Promise<ImageData>>();

/**
 * Asks gatsby-plugin-image for the files of a picture. The answers are kept, because each call reads and hashes the whole file
 * again and a picture appears on many pages. Throws if sharp can't resize the file.
 */
function imageData(
  file: ContentNode,
  args: object,
  context: Context,
  info: ResolveInfo,
): Promise<ImageData> {
  const { contentDigest } = file["internal"] as { contentDigest: string };
  const key = JSON.stringify([contentDigest, file["base"], args]);
  const known = encoded.get(key);
  if (known) return known;
  const image = childOfType(file, "ImageSharp", context.nodeModel);
  if (!image) throw new Error(`${String(file["relativePath"])} can't be resized as a picture`);
  const data = resolveField(
    "ImageSharp",
    "gatsbyImageData",
    image,
    args,
    context,
    info,
  ) as Promise<ImageData>;
  encoded.set(key, data);
  return data;
}

/**
 * Resolves to one crop of a picture. Both crops ask for the same files and Gatsby runs equal jobs only once, so a picture
 * without a `-mobile` file is encoded only once.
 */
async function crop(
  picture: PictureSource,
  screen: "desktop" | "mobile",
  { maxWidth = Infinity }: CropArgs,
  context: Context,
  info: ResolveInfo,
) {
  const { kind, file, mobileFile } = picture;
  const { widths, desktop, mobile } = pictureSets[kind];
  const frame = screen === "mobile" && mobile.hasOwnShape ? mobile : desktop;
  const data = await imageData(
    screen === "mobile" ? mobileFile : file,
    {
      layout: "constrained",
      width: frame.width,
      height: frame.height,
      breakpoints: [...widths],
      formats: ["webp", "avif"],
      placeholder: "none",
      avifOptions: encoders.avifOptions,
      webpOptions: encoders.webpOptions,
      ...cutting(picture),
    },
    context,
    info,
  );
  const webp = data.images.fallback.srcSet;
  const avif = data.images.sources.find(({ type }) => type === "image/avif")?.srcSet ?? "";
  const { width, height } = pictureSets[kind][screen];
  const upTo = Math.min(maxWidth, screen === "mobile" ? mobile.upTo : desktop.width);
  return {
    width,
    height,
    path: pathOfWidth(webp, width),
    avif: limitSrcSet(avif, upTo),
    webp: limitSrcSet(webp, upTo),
  };
}

const colors = new Map<string, Promise<string>>();

/** Resolves to the average colour of a picture file as `#rrggbb`. */
function averageColor(file: ContentNode): Promise<string> {
  const { contentDigest } = file["internal"] as { contentDigest: string };
  const known = colors.get(contentDigest);
  if (known) return known;
  const color = sharp(String(file["absolutePath"]))
    .resize(1, 1, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer()
    .then((pixel) => `#${pixel.toString("hex", 0, 3)}`);
  colors.set(contentDigest, color);
  return color;
}

/** Resolves to the size of the owner's file in pixels, once it is upright. */
async function sourceSize({ file }: PictureSource): Promise<{ width: number; height: number }> {
  return (await sharp(String(file["absolutePath"])).metadata()).autoOrient;
}

/** Resolves to the picture for shared links. It is smaller than `sharePicture` if the owner's file is smaller. */
async function share(picture: PictureSource, context: Context, info: ResolveInfo) {
  const data = await imageData(
    picture.file,
    {
      layout: "constrained",
      ...sharePicture,
      ...cutting(picture),
      breakpoints: [sharePicture.width],
      formats: ["jpg"],
      placeholder: "none",
      jpgOptions: encoders.jpgOptions,
    },
    context,
    info,
  );
  return { path: data.images.fallback.src, width: data.width, height: data.height };
}

const maxWidth = {
  type: "Int",
  description: "Leaves out wider files, for lists with many pictures.",
};

/** A field with one crop of a picture. */
const cropField = (screen: "desktop" | "mobile", description: string) => ({
  type: "PictureCrop!",
  description,
  args: { maxWidth },
  resolve: (source: PictureSource, args: CropArgs, context: Context, info: ResolveInfo) =>
    crop(source, screen, args, context, info),
});

/** The fields of a picture. They are computed on request, so that only the pictures on pages are encoded. */
const pictureFields: ComputedFields = {
  name: {
    type: "String!",
    description: "File name without extension: hero, before, interior-after.",
  },
  alt: { type: "String!", description: "What it shows, for people who cannot see it." },
  moment: {
    type: "PictureMoment",
    description: "Its part in a before/after story, if it has one.",
    resolve: (source: PictureSource) => momentOf(source.name),
  },
  color: {
    type: "String!",
    description: "Average colour as #rrggbb, shown until the picture has loaded.",
    resolve: (source: PictureSource) => averageColor(source.file),
  },
  sourceWidth: {
    type: "Int!",
    description: "Width of the owner's file in pixels.",
    resolve: async (source: PictureSource) => (await sourceSize(source)).width,
  },
  sourceHeight: {
    type: "Int!",
    description: "Height of the owner's file in pixels.",
    resolve: async (source: PictureSource) => (await sourceSize(source)).height,
  },
  desktop: cropField("desktop", "Crop for screens of 768 px or more."),
  mobile: cropField("mobile", "Crop for screens below 768 px."),
  share: {
    type: "SharePicture!",
    description: "A JPEG of 1200 × 630 for shared links.",
    resolve: (source: PictureSource, _: unknown, context: Context, info: ResolveInfo) =>
      share(source, context, info),
  },
  file: {
    type: "File!",
    description: "The owner's file.",
    resolve: (source: PictureSource) => source.file,
  },
};

export const pictureTypes: ComputedType[] = [
  {
    name: "Picture",
    description: "A picture beside the owner's text, in every size that screens ask for.",
    fields: pictureFields,
  },
  {
    name: "PictureCrop",
    description: "One crop of a picture in all its sizes.",
    fields: {
      width: { type: "Int!", description: "Width of the largest size in pixels." },
      height: { type: "Int!", description: "Height of the largest size in pixels." },
      path: {
        type: "String!",
        description: "Path of the WebP, which every current browser shows.",
      },
      avif: { type: "String!", description: "AVIF sizes as a srcset." },
      webp: { type: "String!", description: "WebP sizes as a srcset." },
    },
  },
  {
    name: "SharePicture",
    description: "A picture for shared links.",
    fields: {
      path: { type: "String!", description: "Path of the JPEG." },
      width: { type: "Int!", description: "Width in pixels." },
      height: { type: "Int!", description: "Height in pixels." },
    },
  },
];

export const pictureMoment = {
  name: "PictureMoment",
  description: "The part of a picture in a before/after story.",
  values: {
    before: { description: "Before the work." },
    during: { description: "During the work." },
    after: { description: "The result." },
  },
};
