import {
  type ComputedType,
  type ResolveInfo,
  type ResolverContext,
  stored,
} from "@/lib/node-model";
import { crop, type CropArgs, sharePictureOf } from "./picture-files";
import { stageOf } from "./picture-sets";
import type { PictureSource } from "./picture-source";

const maxWidth = {
  type: "Int",
  description: "Leaves out wider files, for lists with many pictures.",
};

/** A field with one crop of a picture. */
const cropField = (screen: "desktop" | "mobile", description: string) => ({
  type: "PictureCrop!",
  description,
  args: { maxWidth },
  resolve: (source: PictureSource, args: CropArgs, context: ResolverContext, info: ResolveInfo) =>
    crop(source, screen, args, context, info),
});

/** Crops are computed on request, so that only the pictures on pages are encoded. */
export const pictureTypes: ComputedType[] = [
  {
    name: "Picture",
    description: "A picture beside the owner's text, in every size that screens ask for.",
    fields: {
      name: stored("String!", "File name without extension: hero, before, interior-after."),
      alt: stored("String!", "What it shows, for people who cannot see it."),
      stage: {
        type: "PictureStage",
        description:
          "Whether it shows the car before, during or after the work; null for other pictures.",
        resolve: (source: PictureSource) => stageOf(source.name),
      },
      desktop: cropField("desktop", "Crop for screens of 768 px or more."),
      mobile: cropField("mobile", "Crop for screens below 768 px."),
      share: {
        type: "SharePicture!",
        description: "A JPEG for shared links: 1200 × 630, or smaller if the owner's file is.",
        resolve: (source: PictureSource, _: unknown, context: ResolverContext, info: ResolveInfo) =>
          sharePictureOf(source, context, info),
      },
    },
  },
  {
    name: "PictureCrop",
    description: "A picture cut to one shape, in all its sizes.",
    fields: {
      width: stored("Int!", "Width of its usual size in pixels."),
      height: stored("Int!", "Height of its usual size in pixels."),
      color: stored("String!", "Its dominant colour, shown until the picture has loaded."),
      path: stored("String!", "Path of the WebP, which every current browser shows."),
      avif: stored("String!", "AVIF sizes as a srcset."),
      webp: stored("String!", "WebP sizes as a srcset."),
    },
  },
  {
    name: "SharePicture",
    description: "A JPEG that chats and social networks show for a link.",
    fields: {
      path: stored("String!", "Path of the JPEG."),
      width: stored("Int!", "Width of that file in pixels."),
      height: stored("Int!", "Height of that file in pixels."),
    },
  },
];

export const pictureStage = {
  name: "PictureStage",
  description: "When a picture was taken, in relation to the work.",
  values: {
    before: { description: "Before the work." },
    during: { description: "During the work." },
    after: { description: "The result." },
  },
};
