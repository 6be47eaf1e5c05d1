import sharp from "sharp";
import {
  childOfType,
  type ContentNode,
  resolveField,
  type ResolveInfo,
  type ResolverContext,
} from "@/lib/node-model";
import { encoders, setEncoderDefaults } from "./encoders";
import { limitSrcSet, parseSrcSet, pathOfWidth, pictureSets, sharePicture } from "./picture-sets";
import type { PictureSource } from "./picture-source";

setEncoderDefaults();

/** Pictures keep their middle, so that both halves of a pair are cropped alike. */
const transformOptions = { cropFocus: sharp.gravity.center };

/** The arguments of a crop. Files wider than `maxWidth`, in pixels, are left out. */
export interface CropArgs {
  maxWidth?: number;
}

/** The part of gatsby-plugin-image's data that is used here. */
interface ImageData {
  backgroundColor: string;
  images: {
    fallback: { src: string; srcSet: string };
    sources: { type: string; srcSet: string }[];
  };
}

const encoded = new Map<string, Promise<ImageData>>();

/**
 * Asks gatsby-plugin-image for the files of a picture. The answers are kept, because each call
 * reads and hashes the whole file again and a picture appears on many pages. Throws if sharp can't
 * resize the file.
 */
function imageData(
  file: ContentNode,
  args: object,
  context: ResolverContext,
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
 * Resolves to one crop of a picture. Both crops ask for the same files and Gatsby runs equal jobs
 * only once, so a picture without a `-mobile` file is encoded only once.
 */
export async function crop(
  picture: PictureSource,
  screen: "desktop" | "mobile",
  { maxWidth = Infinity }: CropArgs,
  context: ResolverContext,
  info: ResolveInfo,
) {
  const { kind, file, mobileFile } = picture;
  const { widths, desktop, mobile, avifQuality = encoders.avifOptions.quality } = pictureSets[kind];
  const isOwnShape = screen === "mobile" && mobile.hasOwnShape;
  const frame = isOwnShape ? mobile : desktop;
  const widest = isOwnShape ? mobile.upTo : Math.max(...widths);
  const data = await imageData(
    screen === "mobile" ? mobileFile : file,
    {
      layout: "constrained",
      width: widest,
      height: Math.round((widest * frame.height) / frame.width),
      breakpoints: [...widths],
      formats: ["webp", "avif"],
      placeholder: "dominantColor",
      avifOptions: { quality: avifQuality },
      webpOptions: encoders.webpOptions,
      transformOptions,
    },
    context,
    info,
  );
  const webp = data.images.fallback.srcSet;
  const avif = data.images.sources.find(({ type }) => type === "image/avif")?.srcSet ?? "";
  const { width, height } = pictureSets[kind][screen];
  const upTo = Math.min(maxWidth, screen === "mobile" ? mobile.upTo : widest);
  return {
    width,
    height,
    color: data.backgroundColor,
    path: pathOfWidth(webp, width),
    avif: limitSrcSet(avif, upTo),
    webp: limitSrcSet(webp, upTo),
  };
}

/**
 * Resolves to the picture for shared links, with the size of its file in pixels. It is smaller than
 * `sharePicture` if the owner's file is smaller.
 */
export async function sharePictureOf(
  picture: PictureSource,
  context: ResolverContext,
  info: ResolveInfo,
) {
  const data = await imageData(
    picture.file,
    {
      layout: "constrained",
      ...sharePicture,
      transformOptions,
      breakpoints: [sharePicture.width],
      formats: ["jpg"],
      placeholder: "none",
      jpgOptions: encoders.jpgOptions,
    },
    context,
    info,
  );
  // The plugin's own width and height are those that were asked for, even if the file is smaller.
  const { src, srcSet } = data.images.fallback;
  const { width } = parseSrcSet(srcSet).find(({ path }) => path === src) ?? sharePicture;
  const height = Math.round((width * sharePicture.height) / sharePicture.width);
  return { path: src, width, height };
}
