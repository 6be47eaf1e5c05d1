/** A size in pixels. */
interface PictureSize {
  width: number;
  height: number;
}

/** The sizes in which pictures of one kind are made. All of them are in pixels. */
interface PictureSet {
  /** The widths from which browsers choose, for both crops together. */
  widths: readonly number[];
  /** The crop for wide screens, in the specification's size. */
  desktop: PictureSize;
  /**
   * The crop for phones, in the specification's size. `upTo` is the largest width that phones with
   * dense screens are offered. Unless `hasOwnShape` is set, both crops have the same shape, so that
   * a picture without a `-mobile` file is encoded only once.
   */
  mobile: PictureSize & { upTo: number; hasOwnShape?: true };
  /** The quality of AVIF files, from 1 to 100, where it isn't that of `encoders.ts`. */
  avifQuality?: number;
}

/**
 * The kinds of pictures. A `panel` fills the first screen, has words on it, and is upright on a
 * phone; `panel-before` is what is shown over it. An `ending` is mostly dark and has words beside
 * or below it.
 */
export type PictureKind = "hero" | "gallery" | "panel" | "panel-before" | "ending";

/**
 * Screens below this width in CSS pixels get the mobile crop. The same number is in
 * `styles/tokens/_breakpoints.scss`, and a test compares them.
 */
export const mobileBelow = 768;

/**
 * Screens of at least this width in CSS pixels are large. The same number is in
 * `styles/tokens/_breakpoints.scss`, and a test compares them.
 */
export const largeFrom = 1024;

/** Device pixels per CSS pixel above which a screen gets wider files (specification, 9). */
export const denseAbove = 1.5;

// Every phone gets 600 pixels, because the first view has two of these pictures.
const panel: PictureSet = {
  widths: [600, 1200, 1600],
  desktop: { width: 1600, height: 900 },
  mobile: { width: 600, height: 750, upTo: 600, hasOwnShape: true },
};

/**
 * The sizes that screens with 1 to 3 device pixels per CSS pixel need. A hero is up to 390 CSS
 * pixels wide on a phone, 240 to 400 as a card; a gallery picture is 359 on a phone and 590 on a
 * wide screen. At 3×, phones get 750 pixels of it, which look as good as 1000.
 */
export const pictureSets: Record<PictureKind, PictureSet> = {
  hero: {
    widths: [280, 400, 600, 800, 1200, 1600],
    desktop: { width: 1600, height: 900 },
    mobile: { width: 800, height: 450, upTo: 800 * denseAbove },
  },
  // The flakes in clean paint are faint: a lower quality loses them, and so do fewer pixels on a
  // large screen. Dust is coarse, and looks the same without either.
  panel: { ...panel, widths: [...panel.widths, 1920], avifQuality: 58 },
  "panel-before": { ...panel, avifQuality: 45 },
  // Darkness is so light in bytes that every screen gets the widest file.
  ending: {
    widths: [1600],
    desktop: { width: 1600, height: 800 },
    mobile: { width: 600, height: 750, upTo: 1200, hasOwnShape: true },
    avifQuality: 58,
  },
  gallery: {
    widths: [500, 750, 1000],
    desktop: { width: 1000, height: 750 },
    mobile: { width: 500, height: 375, upTo: 500 * denseAbove },
  },
};

/**
 * The files of a srcset with width descriptors, such as `/a.avif 400w,\n/b.avif 800w`. Widths are
 * in pixels. Paths must not have spaces.
 */
export function parseSrcSet(srcSet: string) {
  return srcSet
    .trim()
    .split(/,\s+/)
    .map((candidate) => {
      const [path = "", width = ""] = candidate.split(/\s+/);
      return { path, width: Number.parseInt(width, 10) };
    });
}

/** Limits a srcset to a width in pixels, or to the narrowest file if all are wider. */
export function limitSrcSet(srcSet: string, upTo: number): string {
  const candidates = parseSrcSet(srcSet);
  const narrow = candidates.filter(({ width }) => width <= upTo);
  return (narrow.length > 0 ? narrow : candidates.slice(0, 1))
    .map(({ path, width }) => `${path} ${width}w`)
    .join(", ");
}

/** The path of the widest file up to a width in pixels, or else of the narrowest. */
export function pathOfWidth(srcSet: string, wanted: number): string {
  return parseSrcSet(limitSrcSet(srcSet, wanted)).at(-1)?.path ?? "";
}

/**
 * The size in pixels of the picture that chats and social networks show for a shared link (Open
 * Graph, https://ogp.me).
 */
export const sharePicture = { width: 1200, height: 630 } as const;

type PictureStage = "before" | "during" | "after";

/** When it was taken: `interior-before` → `before`. Undefined for other pictures. */
export function stageOf(name: string): PictureStage | undefined {
  const match = /(?:^|-)(before|during|after)$/.exec(name);
  return match?.[1] as PictureStage | undefined;
}

/** What it shows: `interior-before` → `interior`, `before` → an empty text. */
export function subjectOf(name: string): string {
  return name.replace(/-?(before|during|after)$/, "");
}

/** Sorts names for a gallery: subjects as the owner lists them; before, during, after. */
export function galleryOrder(names: readonly string[]): string[] {
  const subjects = names.map(subjectOf);
  const stages = ["before", "during", "after"];
  // Pictures that are neither before, during nor after come first within their subject.
  const rank = (name: string) => stages.indexOf(stageOf(name) ?? "");
  return [...names].sort(
    (a, b) => subjects.indexOf(subjectOf(a)) - subjects.indexOf(subjectOf(b)) || rank(a) - rank(b),
  );
}
