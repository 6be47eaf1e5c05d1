import sharp from "sharp";

/** What the check knows about a picture file. */
export interface PictureFacts {
  /** Path relative to `content/`. */
  path: string;
  /** In pixels, once the picture is upright. 0 if the file can't be read. */
  width: number;
}

/**
 * Reads the width of a picture. The whole picture is decoded, so that a damaged file is noticed and
 * gets the width 0. `path` is its path below `content/`.
 */
export async function readPictureFacts(file: string, path: string): Promise<PictureFacts> {
  try {
    // As strict as gatsby-plugin-sharp in gatsby-config.ts.
    const picture = sharp(file, { failOn: "error" });
    const { autoOrient } = await picture.metadata();
    await picture.resize(16).raw().toBuffer();
    return { path, width: autoOrient.width };
  } catch {
    return { path, width: 0 };
  }
}
