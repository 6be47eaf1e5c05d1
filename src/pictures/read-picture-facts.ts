import sharp from "sharp";

/** What the check knows about a picture file. */
export interface PictureFacts {
  /** Path relative to `content/`. */
  path: string;
  /** In pixels, upright; 0 if the file can't be read. */
  width: number;
  height: number;
}

/** Reads the upright size of a picture. All of it is decoded, and a broken one has no size. `path` is below `content/`. */
export async function readPictureFacts(file: string, path: string): Promise<PictureFacts> {
  try {
    // As strict as gatsby-plugin-sharp.
    const picture = sharp(file, { failOn: "error" });
    const { width, height } = (await picture.metadata()).autoOrient;
    await picture.resize(16).raw().toBuffer();
    return { path, width, height };
  } catch {
    return { path, width: 0, height: 0 };
  }
}
