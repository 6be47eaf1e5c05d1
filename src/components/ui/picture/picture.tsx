import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { mobileBelow } from "@/pictures/picture-sets";
import * as styles from "./picture.module.scss";

/**
 * When a picture loads: `high` is the largest of the first view, `eager` loads right after it,
 * `lazy` when it comes near.
 */
export type Priority = "high" | "eager" | "lazy";

interface PictureProps {
  picture: Queries.PictureFragment;
  /** How wide it is shown from 768 px up, as in the attribute `sizes`. */
  sizes: string;
  /** How wide it is shown on phones. */
  mobileSizes?: string | undefined;
  priority?: Priority | undefined;
  className?: string | undefined;
  /** Empty if the picture only repeats the words beside it. */
  alt?: string | undefined;
}

/** The media query of the mobile crop. */
export const mobileMedia = `(max-width: ${mobileBelow - 0.02}px)`;

const loading = {
  high: { loading: "eager", decoding: "sync", fetchpriority: "high" },
  eager: { loading: "eager", decoding: "async", fetchpriority: "low" },
  lazy: { loading: "lazy", decoding: "async", "data-fade": "" },
} as const;

/**
 * A picture in every size. The browser chooses the crop and the format; the space is reserved and
 * shows the picture's colour until the picture arrives. Works without JavaScript. If a file fails,
 * src/early-scripts/pictures.ts falls back to WebP, then to the alt text.
 */
export function Picture({
  picture,
  sizes,
  mobileSizes = "100vw",
  priority = "lazy",
  className,
  alt = picture.alt,
}: PictureProps) {
  const { desktop, mobile } = picture;
  return (
    <picture
      className={className ? `${styles.picture} ${className}` : styles.picture}
      style={{ "--picture-color": desktop.color } as CSSProperties}
      data-alt={alt}
    >
      <source
        media={mobileMedia}
        type="image/avif"
        srcSet={mobile.avif}
        sizes={mobileSizes}
        width={mobile.width}
        height={mobile.height}
      />
      <source
        media={mobileMedia}
        type="image/webp"
        srcSet={mobile.webp}
        sizes={mobileSizes}
        width={mobile.width}
        height={mobile.height}
      />
      <source type="image/avif" srcSet={desktop.avif} sizes={sizes} />
      <img
        {...loading[priority]}
        src={desktop.path}
        srcSet={desktop.webp}
        sizes={sizes}
        width={desktop.width}
        height={desktop.height}
        alt={alt}
      />
    </picture>
  );
}

export const pictureFragments = graphql`
  fragment DesktopCrop on PictureCrop {
    width
    height
    color
    path
    avif
    webp
  }
  fragment MobileCrop on PictureCrop {
    width
    height
    avif
    webp
  }
  fragment Picture on Picture {
    alt
    desktop {
      ...DesktopCrop
    }
    mobile {
      ...MobileCrop
    }
  }
`;

// A list shows many pictures. None is wider than 640 px, and on phones each may be a little less
// sharp than the one picture of a page.
export const cardPictureFragment = graphql`
  fragment CardPicture on Picture {
    alt
    desktop(maxWidth: 1200) {
      ...DesktopCrop
    }
    mobile(maxWidth: 600) {
      ...MobileCrop
    }
  }
`;

// A tile is at most 300 px wide. On an upright phone it is about 180; on its side it is up to 350,
// and still sharp enough.
export const tilePictureFragment = graphql`
  fragment TilePicture on Picture {
    alt
    desktop(maxWidth: 600) {
      ...DesktopCrop
    }
    mobile(maxWidth: 400) {
      ...MobileCrop
    }
  }
`;
