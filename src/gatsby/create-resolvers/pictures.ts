import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isLeftover } from "../../content/folder/read-folder-deep";
import { encoderDefaults, encoders } from "../../pictures/encoders";
import { isPicture, pictureNameOf } from "../../pictures/picture-names";
import {
  galleryOrder,
  limitSrcSet,
  momentOf,
  pathOfWidth,
  type PictureKind,
  pictureSets,
  sharePicture,
} from "../../pictures/picture-sets";
import { presetEncoders } from "../../pictures/preset-encoders";
import {
  childOfType,
  type ContentNode,
  type Context,
  resolveField,
  type ResolveInfo,
} from "./node-model";

presetEncoders(encoderDefaults);

/** A picture's name, alt text, and the files for both crops. */
interface PictureSource {
  name: string;
  alt: string;
  kind: PictureKind;
  file: ContentNode;
  mobileFile: ContentNode;
}

/** Arguments of a crop: `maxWidth`, in pixels, leaves out wider files. */
interface CropArgs {
  maxWidth?: number;
}

/** How gatsby-plugin-image describes a picture. */
interface ImageData {
  width: number;
  height: number;
  images: {
    fallback: { src: string; srcSet: string };
    sources: { type: string; srcSet: string }[];
  };
}

/** The file of a picture, whatever its ending and letter case: `hero` may be `Hero.JPG`. */
async function findFile(
  folder: string,
  name: string,
  { nodeModel }: Context,
): Promise<ContentNode | null> {
  const files = readdirSync(join("content", folder)).filter(isPicture).sort();
  const found = files.find((file) => pictureNameOf(file) === name && !isLeftover(file));
  if (found === undefined) return null;
  // By its whole path: Gatsby looks up a single field at once, but compares lists of files for several.
  const filter = { relativePath: { eq: `${folder}/${found}` } };
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
  const folder = String(source["folder"]);
  const file = await findFile(folder, name, context);
  if (!file) return null;
  return {
    name,
    alt,
    kind,
    file,
    mobileFile: (await findFile(folder, `${name}-mobile`, context)) ?? file,
  };
}

/** A field with the picture of a given name; null if the entry has none. */
export function namedPicture(name: string, kind: PictureKind) {
  return {
    resolve: (source: ContentNode, _: unknown, context: Context) =>
      toPicture(source, name, kind, context),
  };
}

/** A field with all pictures of an entry except those named, in the order of a before/after story. */
export function galleryPictures(except: readonly string[] = ["hero"]) {
  return {
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
 * Asks gatsby-plugin-image for the files of a picture. Answers are kept, because each call reads and hashes the whole
 * file again, and a picture appears on many pages.
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
  if (!image) throw new Error(`${String(file["relativePath"])} is no picture that can be resized`);
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
 * One crop of a picture. Desktop and mobile ask for the same files and Gatsby runs equal jobs once, so a picture without
 * a `-mobile` file is encoded only once.
 */
async function crop(
  { kind, file, mobileFile }: PictureSource,
  screen: "desktop" | "mobile",
  { maxWidth = Infinity }: CropArgs,
  context: Context,
  info: ResolveInfo,
) {
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

/** Average colour of a picture file as `#rrggbb`. */
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

/** Size of the owner's file in pixels, upright. */
async function sourceSize({ file }: PictureSource): Promise<{ width: number; height: number }> {
  return (await sharp(String(file["absolutePath"])).metadata()).autoOrient;
}

/** The picture that chats and networks show for a shared link, smaller if the page's own picture is. */
async function share({ file }: PictureSource, context: Context, info: ResolveInfo) {
  const data = await imageData(
    file,
    {
      layout: "constrained",
      ...sharePicture,
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

/** Fields of the type Picture, computed on request, so that only pictures shown on a page are encoded. */
export const pictureResolvers = {
  moment: { resolve: (source: PictureSource) => momentOf(source.name) },
  file: { resolve: (source: PictureSource) => source.file },
  color: { resolve: (source: PictureSource) => averageColor(source.file) },
  sourceWidth: { resolve: async (source: PictureSource) => (await sourceSize(source)).width },
  sourceHeight: { resolve: async (source: PictureSource) => (await sourceSize(source)).height },
  desktop: {
    resolve: (source: PictureSource, args: CropArgs, context: Context, info: ResolveInfo) =>
      crop(source, "desktop", args, context, info),
  },
  mobile: {
    resolve: (source: PictureSource, args: CropArgs, context: Context, info: ResolveInfo) =>
      crop(source, "mobile", args, context, info),
  },
  share: {
    resolve: (source: PictureSource, _: unknown, context: Context, info: ResolveInfo) =>
      share(source, context, info),
  },
};
