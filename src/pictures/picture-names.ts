import { slugOf } from "@/lib/slug-of";

const ending = /(\.(jpe?g|png|webp|avif))+$/i;

/** Whether a file is a picture that the site can show, judged by the ending of its name. */
export const isPicture = (file: string) => ending.test(file);

/** A picture's name in texts: `blog/a/After.JPG` → `after`, `Wheel.jpg.jpg` → `wheel`. */
export const pictureNameOf = (file: string) =>
  slugOf((file.split("/").at(-1) ?? "").replace(ending, ""));
