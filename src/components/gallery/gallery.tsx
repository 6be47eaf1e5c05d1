import { graphql } from "gatsby";
import { subjectOf } from "../../pictures/picture-sets";
import { Compare } from "../compare/compare";
import { Picture } from "../picture/picture";
import { Section, SectionHead } from "../section/section";
import * as styles from "./gallery.module.scss";

type GalleryPicture = Queries.GalleryPictureFragment;

/** What is shown, subject by subject: its before and after as one where there are both, and each of the others. */
function toShots(pictures: readonly GalleryPicture[]) {
  const subjects = [...new Set(pictures.map(({ name }) => subjectOf(name)))];
  return subjects.flatMap((subject) => {
    const own = pictures.filter(({ name }) => subjectOf(name) === subject);
    const before = own.find(({ moment }) => moment === "before");
    const after = own.find(({ moment }) => moment === "after");
    const others = own.filter((picture) => picture !== before && picture !== after);
    return before && after
      ? [{ before, after }, ...others]
      : [before, after, ...others].filter((picture) => picture !== undefined);
  });
}

const inPairs = "(min-width: 1280px) 590px, 46vw";
const besideTheHeading = "(min-width: 1280px) 790px, (min-width: 1024px) 62vw, 92vw";
const acrossTheRow = "(min-width: 1280px) 1200px, 92vw";

/**
 * Pictures of the work as a section of a page: pairs of before and after as sliders, the rest as they are. A single picture
 * is beside the heading.
 */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const shots = toShots(pictures);
  const isAlone = shots.length === 1;
  const isCompared = shots.some((shot) => "before" in shot);
  const sizes = !isAlone ? inPairs : isCompared ? acrossTheRow : besideTheHeading;
  return (
    <Section background="dark" labelledBy="gallery" split={isAlone && !isCompared}>
      <SectionHead
        id="gallery"
        title={isCompared ? "Before and after" : "A closer look"}
        lead={isCompared && <span className={styles.hint}>Drag the slider to compare.</span>}
      />
      <div className={styles.gallery}>
        {shots.map((shot) =>
          "before" in shot ? (
            <Compare
              key={shot.after.name}
              before={shot.before}
              after={shot.after}
              label={shot.after.alt}
              sizes={sizes}
              mobileSizes="92vw"
            />
          ) : (
            <figure key={shot.name} className={styles.shot}>
              <Picture picture={shot} sizes={sizes} mobileSizes="92vw" />
              {shot.moment === "during" && <figcaption>During</figcaption>}
            </figure>
          ),
        )}
      </div>
    </Section>
  );
}

export const galleryPictureFragment = graphql`
  fragment GalleryPicture on Picture {
    name
    moment
    ...Picture
  }
`;
