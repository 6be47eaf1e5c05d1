import { graphql } from "gatsby";
import { BeforeAfter } from "@/components/ui/before-after/before-after";
import { Picture } from "@/components/ui/picture/picture";
import { Section } from "@/components/ui/section/section";
import { subjectOf } from "@/pictures/picture-sets";
import * as styles from "./gallery.module.scss";

type GalleryPicture = Queries.GalleryPictureFragment;

/** The items by subject: its other pictures, then its before and after as a pair. */
function groupBySubject(pictures: readonly GalleryPicture[]) {
  const subjects = [...new Set(pictures.map(({ name }) => subjectOf(name)))];
  return subjects.flatMap((subject) => {
    const own = pictures.filter(({ name }) => subjectOf(name) === subject);
    const before = own.find(({ stage }) => stage === "before");
    const after = own.find(({ stage }) => stage === "after");
    const others = own.filter((picture) => picture !== before && picture !== after);
    return before && after
      ? // Beside a picture of the work, half clean, the pair begins nearly clean.
        [...others, { before, after, start: others.length > 0 ? 22 : undefined }]
      : [before, after, ...others].filter((picture) => picture !== undefined);
  });
}

/** Pairs of before and after, and single pictures, side by side from edge to edge. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const shots = groupBySubject(pictures);
  const isCompared = shots.some((shot) => "before" in shot);
  // On phones, where each has the whole width, several load together and may be less sharp.
  const sizes = { sizes: `${Math.round(100 / shots.length)}vw`, mobileSizes: "62vw" };
  return (
    <Section
      id="gallery"
      background="dark"
      spacing="tight"
      title={isCompared ? "Before and after" : "A closer look"}
    >
      <div className={styles.band}>
        {shots.map((shot) =>
          "before" in shot ? (
            <BeforeAfter
              key={shot.after.name}
              before={shot.before}
              after={shot.after}
              label={shot.after.alt}
              start={shot.start}
              {...sizes}
              variant="band"
            />
          ) : (
            <figure key={shot.name} className={styles.shot}>
              <Picture picture={shot} {...sizes} />
              {shot.stage === "during" && <figcaption>During</figcaption>}
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
    stage
    ...Picture
  }
`;
