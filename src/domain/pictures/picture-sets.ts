/** The sizes in pixels in which each kind of picture is made; the specification names the first desktop and mobile size. */
export interface CropSet {
  width: number;
  height: number;
  /** Widths the browser may choose from: what phones and screens of 1–3 pixels to the point ask for. */
  widths: readonly number[];
}

export interface PictureSet {
  desktop: CropSet;
  mobile: CropSet;
}

export type PictureKind = "hero" | "gallery";

/** Screens below this width in CSS pixels get the mobile crop. The same number stands in `styles/tokens/_breakpoints.scss`; a test compares them. */
export const mobileBelow = 768;

export const pictureSets: Record<PictureKind, PictureSet> = {
  hero: {
    desktop: { width: 1600, height: 900, widths: [400, 800, 1200, 1600] },
    mobile: { width: 800, height: 450, widths: [400, 600, 800, 1200] },
  },
  gallery: {
    desktop: { width: 1000, height: 750, widths: [350, 500, 750, 1000] },
    mobile: { width: 500, height: 375, widths: [350, 500, 750, 1000] },
  },
};

/** The picture that chats and networks show for a shared link (Open Graph, https://ogp.me). */
export const sharePicture = { width: 1200, height: 630 } as const;

export type PictureMoment = "before" | "during" | "after";

/** `interior-before` → before; undefined for pictures that are no part of a before/after story. */
export function momentOf(name: string): PictureMoment | undefined {
  const match = /(?:^|-)(before|during|after)$/.exec(name);
  return match?.[1] as PictureMoment | undefined;
}

/** `interior-before` → `interior`, `before` → ``: pictures with one subject belong together. */
export function subjectOf(name: string): string {
  return name.replace(/-?(before|during|after)$/, "");
}

/** Gallery order: as subjects first appear in the owner's list, and within one before, during, after. */
export function galleryOrder(names: readonly string[]): string[] {
  const subjects = names.map(subjectOf);
  const moments = ["before", "during", "after"];
  const rank = (name: string) => {
    const moment = momentOf(name);
    return moment === undefined ? -1 : moments.indexOf(moment);
  };
  return [...names].sort(
    (a, b) => subjects.indexOf(subjectOf(a)) - subjects.indexOf(subjectOf(b)) || rank(a) - rank(b),
  );
}
