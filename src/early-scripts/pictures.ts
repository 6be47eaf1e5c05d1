import { onDocument } from "./events";

/** Lets a picture that has loaded fade in. */
function showPicture(image: HTMLImageElement): void {
  image.setAttribute("data-loaded", "");
}

/** If a file has failed to load, falls back from AVIF to WebP, and then to the alt text. */
function replacePicture(image: HTMLImageElement): void {
  const picture = image.closest("picture");
  if (!picture) return;
  const sources = [...picture.querySelectorAll("source")].filter(
    ({ media }) => media !== "not all",
  );
  const avif = sources.filter(({ type }) => type === "image/avif");
  const failed = avif.length ? avif : sources;
  for (const source of failed) source.media = "not all";
  if (!failed.length) picture.setAttribute("data-failed", "");
}

/** Fades pictures in as they load, and replaces those that fail or have failed already. */
export function watchPictures(): void {
  onDocument("load", ({ target }) => target instanceof HTMLImageElement && showPicture(target));
  onDocument("error", ({ target }) => target instanceof HTMLImageElement && replacePicture(target));
  for (const image of document.images)
    if (image.complete) (image.naturalWidth ? showPicture : replacePicture)(image);
  document.documentElement.classList.add("fading");
}
