import sharp from "sharp";

/** What the check knows about a picture file. */
export interface PictureFacts {
  /** Path relative to `content/`. */
  path: string;
  /** In pixels, once the picture is upright. 0 if the file can't be read. */
  width: number;
  height: number;
  /** When it was taken, in the form that cameras use (`2025:06:10 09:30:00`), if the file says so. */
  taken?: string | undefined;
}

/**
 * Reads the size of a picture and when it was taken. The whole picture is decoded, so that a damaged file is noticed and gets
 * the size 0. `path` is its path below `content/`.
 */
export async function readPictureFacts(file: string, path: string): Promise<PictureFacts> {
  try {
    // As strict as gatsby-plugin-sharp in gatsby-config.ts.
    const picture = sharp(file, { failOn: "error" });
    const { autoOrient, exif } = await picture.metadata();
    await picture.resize(16).raw().toBuffer();
    const taken = timeTaken(exif);
    return { path, ...autoOrient, ...(taken === undefined ? {} : { taken }) };
  } catch {
    return { path, width: 0, height: 0 };
  }
}

/** The first time in a picture's EXIF data, which has times as plain text. */
const timeTaken = (exif: Buffer | undefined): string | undefined =>
  /\d{4}:\d\d:\d\d \d\d:\d\d:\d\d/.exec(exif?.toString("latin1") ?? "")?.[0];

/** Resolves to when the picture in a file was taken, or to undefined if the file doesn't say so or can't be read. */
export async function readTimeTaken(file: string): Promise<string | undefined> {
  try {
    return timeTaken((await sharp(file).metadata()).exif);
  } catch {
    return undefined;
  }
}
