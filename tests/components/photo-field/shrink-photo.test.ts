import { shrinkPhoto } from "../../../src/components/photo-field/shrink-photo";

const fileOf = (name: string, type: string, megabytes = 1) =>
  Object.defineProperty(new File(["x"], name, { type }), "size", { value: megabytes * 1_000_000 });

test.each([
  ["walk-round.mp4 is a video.", fileOf("walk-round.mp4", "video/mp4")],
  ["quote.pdf is not a photo.", fileOf("quote.pdf", "application/pdf")],
  ["scan.tiff is too large (200 MB).", fileOf("scan.tiff", "image/tiff", 200)],
])("%s, and nothing of it is read", async (words, file) => {
  const read = jest.fn();
  Object.assign(globalThis, { createImageBitmap: read });
  await expect(shrinkPhoto(file)).rejects.toThrow(words);
  expect(read).not.toHaveBeenCalled();
});

test("a picture that the browser can't read is named", async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error("no codec")) });
  await expect(shrinkPhoto(fileOf("IMG_9.HEIC", "image/heic"))).rejects.toThrow(
    "This browser can't read IMG_9.HEIC.",
  );
});
