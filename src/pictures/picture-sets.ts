/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The sizes in which one kind of picture is made. */
interface PictureSet {
  /** Widths the browser may choose from, both crops together. */
  widths: readonly number[];
  /** The crop for wide screens, in the specification's size. */
  desktop: Size;
  /**
   * The crop for phones, in the specification's size. `upTo` is the largest width offered to phones, for dense screens.
   * Unless `hasOwnShape` is set, both crops have the same shape, so that a picture without a `-mobile` file is encoded only
   * once.
   */
  mobile: Size & { upTo: number; hasOwnShape?: true };
}

/** A `panel` is a picture with words on it that fills the first screen, which is upright on a phone. */
export type PictureKind = "hero" | "gallery" | "panel";

/** Screens below this width in CSS pixels get the mobile crop. The same number is in `styles/tokens/_breakpoints.scss`; a test compares them. */
export const mobileBelow = 768;

/**
 * Screens from this width in CSS pixels are large. The same number is in `styles/tokens/_breakpoints.scss`; a test compares
 * them.
 */
export const largeFrom = 1024;

/**
 * Screens with more device pixels to a CSS pixel than this are dense and are offered wider files (specification, section
 * 9).
 */
export const denseAbove = 1.5;

/**
 * What phones and screens of 1–3 pixels to the point ask for. A hero fills a phone: 390 points are 780 pixels at 2×
 * and 1170 at 3×; as a card it is 240 to 400 points wide, as a thumbnail on phones about 110. A gallery picture is 359 points wide on a phone and 590 on
 * a wide screen. Phones of 3× get 750 pixels of it: shown at their size, that looked as good as 1000 pixels of
 * the same bytes (SSIM 0.91 each), and better where there is texture.
 */
export const pictureSets: Record<PictureKind, PictureSet> = {
  hero: {
    widths: [280, 400, 600, 800, 1200, 1600],
    desktop: { width: 1600, height: 900 },
    mobile: { width: 800, height: 450, upTo: 800 * denseAbove },
  },
  panel: {
    // Paint and dust have no fine detail, and two of them are in the first view: phones of any density take 600 pixels.
    widths: [600, 1200, 1600],
    desktop: { width: 1600, height: 900 },
    mobile: { width: 600, height: 750, upTo: 600, hasOwnShape: true },
  },
  gallery: {
    widths: [500, 750, 1000],
    desktop: { width: 1000, height: 750 },
    mobile: { width: 500, height: 375, upTo: 500 * denseAbove },
  },
};

/**
 * The files of a srcset with width descriptors, widths in pixels: `/a.avif 400w,\n/b.avif 800w`. Their paths hold no space.
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

/** The srcset of the files up to that width, or of the narrowest file if all are wider. */
export function limitSrcSet(srcSet: string, upTo: number): string {
  const candidates = parseSrcSet(srcSet);
  const narrow = candidates.filter(({ width }) => width <= upTo);
  return (narrow.length > 0 ? narrow : candidates.slice(0, 1))
    .map(({ path, width }) => `${path} ${width}w`)
    .join(", ");
}

/** The path of the file of that width, or of the widest one below it. */
export function pathOfWidth(srcSet: string, wanted: number): string {
  return parseSrcSet(limitSrcSet(srcSet, wanted)).at(-1)?.path ?? "";
}

/** The picture that chats and networks show for a shared link (Open Graph, https://ogp.me). */
export const sharePicture = { width: 1200, height: 630 } as const;

export type PictureMoment = "before" | "during" | "after";

/** `interior-before` → before; undefined for pictures that don't belong to a before-and-after story. */
export function momentOf(name: string): PictureMoment | undefined {
  const match = /(?:^|-)(before|during|after)$/.exec(name);
  return match?.[1] as PictureMoment | undefined;
}

/** `interior-before` → `interior`, `before` → ``: pictures with one subject belong together. */
export function subjectOf(name: string): string {
  return name.replace(/-?(before|during|after)$/, "");
}

/** Gallery order: subjects in the order of the owner's list; within a subject before, during, after. */
export function galleryOrder(names: readonly string[]): string[] {
  const subjects = names.map(subjectOf);
  const moments = ["before", "during", "after"];
  // Pictures that belong to no story come first.
  const rank = (name: string) => moments.indexOf(momentOf(name) ?? "");
  return [...names].sort(
    (a, b) => subjects.indexOf(subjectOf(a)) - subjects.indexOf(subjectOf(b)) || rank(a) - rank(b),
  );
}
