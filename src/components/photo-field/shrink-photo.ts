/** Pixels of the longer side of a photo as it is sent. */
const maxSide = 1600;
const thumbSide = 160;
const jpegQuality = 0.82;
/** Larger files than this are no photos of a phone, and would fill its memory. */
const maxMegabytes = 60;

/** A photo as it is sent, and a small one to show, as a data: address. */
export interface Photo {
  file: File;
  thumb: string;
}

/** Why a file cannot be sent, in a sentence for the visitor. */
export class PhotoError extends Error {}

/**
 * A photo of at most 1600 pixels, drawn anew: nothing comes along that a camera writes into its files, such as the place.
 * Throws PhotoError for what is no photo, or none that this browser can read.
 */
export async function shrinkPhoto(file: File): Promise<Photo> {
  const { name, type, size } = file;
  if (type.startsWith("video/"))
    throw new PhotoError(`${name} is a video. Choose photos, or text the video to us.`);
  if (type !== "" && !type.startsWith("image/"))
    throw new PhotoError(`${name} is not a photo. Choose JPEG or PNG files.`);
  if (size > maxMegabytes * 1_000_000)
    throw new PhotoError(
      `${name} is too large (${Math.round(size / 1_000_000)} MB). Choose a photo below ${maxMegabytes} MB.`,
    );
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PhotoError(
      `This browser can't read ${name}. Save it as JPEG and choose it again, or text it to us.`,
    );
  });
  const blob = await new Promise<Blob | null>((resolve) =>
    draw(bitmap, maxSide).toBlob(resolve, "image/jpeg", jpegQuality),
  );
  const thumb = draw(bitmap, thumbSide).toDataURL("image/jpeg", jpegQuality);
  bitmap.close();
  if (!blob) throw new PhotoError(`${name} could not be made smaller. Text it to us instead.`);
  const jpegName = `${name.replace(/\.[^.]*$/, "")}.jpg`;
  return { file: new File([blob], jpegName, { type: "image/jpeg" }), thumb };
}

/** On white, because JPEG knows no see-through. */
function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new PhotoError("This browser can't make photos smaller. Text them to us.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
