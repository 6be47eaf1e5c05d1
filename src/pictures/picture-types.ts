import type { ComputedFields, ComputedType, ResolveInfo, ResolverContext } from "@/lib/node-model";
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

/**
 * The fields of a picture. They are computed on request, so that only the pictures on pages are
 * encoded.
 */
const pictureFields: ComputedFields = {
  name: {
    type: "String!",
    description: "File name without extension: hero, before, interior-after.",
  },
  alt: { type: "String!", description: "What it shows, for people who cannot see it." },
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
};

export const pictureTypes: ComputedType[] = [
  {
    name: "Picture",
    description: "A picture beside the owner's text, in every size that screens ask for.",
    fields: pictureFields,
  },
  {
    name: "PictureCrop",
    description: "A picture cut to one shape, in all its sizes.",
    fields: {
      width: { type: "Int!", description: "Width of its usual size in pixels." },
      height: { type: "Int!", description: "Height of its usual size in pixels." },
      color: {
        type: "String!",
        description: "Its dominant colour, shown until the picture has loaded.",
      },
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
    description: "A JPEG that chats and social networks show for a link.",
    fields: {
      path: { type: "String!", description: "Path of the JPEG." },
      width: { type: "Int!", description: "Width of that file in pixels." },
      height: { type: "Int!", description: "Height of that file in pixels." },
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
