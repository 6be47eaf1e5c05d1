/** The longer side of a photo that is sent, in pixels. */
const maxSide = 1600;
const jpegQuality = 0.82;

/**
 * A photo as a JPEG of at most 1600 pixels. It is redrawn, so nothing that the camera wrote into
 * the file, such as the location, is in it, and it stays in memory. Rejects if this browser can't
 * read the file as a picture.
 */
export async function shrinkPhoto(file: File, name: string): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  // On white, because JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", jpegQuality),
  );
  if (!blob) throw new Error("The photo could not be written");
  return new File([blob], name, { type: blob.type });
}
