import sharp from "sharp";
import type { PictureFacts } from "../../content/picture-facts";

/** Reads the size of a picture, upright, after decoding all of it: one that is cut short has none. `path` is below `content/`. */
export async function readPictureFacts(file: string, path: string): Promise<PictureFacts> {
  try {
    // As strict as gatsby-plugin-sharp in a build.
    const picture = sharp(file, { failOn: "error" });
    const { width, height } = (await picture.metadata()).autoOrient;
    await picture.resize(16).raw().toBuffer();
    return { path, width, height };
  } catch {
    return { path, width: 0, height: 0 };
  }
}
