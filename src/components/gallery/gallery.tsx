import { graphql } from "gatsby";
import { subjectOf } from "../../domain/pictures/picture-sets";
import { Compare } from "../compare/compare";
import { Picture } from "../picture/picture";
import { Section, SectionHead } from "../section/section";
import * as styles from "./gallery.module.scss";

type GalleryPicture = Queries.GalleryPictureFragment;

interface Story {
  subject: string;
  before?: GalleryPicture;
  after?: GalleryPicture;
  others: GalleryPicture[];
}

function toStories(pictures: readonly GalleryPicture[]): Story[] {
  const stories = new Map<string, Story>();
  for (const picture of pictures) {
    const subject = subjectOf(picture.name);
    const story = stories.get(subject) ?? { subject, others: [] };
    if (picture.moment === "before") story.before = picture;
    else if (picture.moment === "after") story.after = picture;
    else story.others.push(picture);
    stories.set(subject, story);
  }
  return [...stories.values()];
}

/** Pictures of the work as a section of a page; a single one stands beside the heading. */
export function GallerySection({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const stories = toStories(pictures);
  const isCompared = stories.some(({ before, after }) => before && after);
  const isAlone = toShots(stories).length === 1;
  return (
    <Section ground="dark" labelledBy="gallery" split={isAlone}>
      <SectionHead
        id="gallery"
        title={isCompared ? "Before and after" : "A closer look"}
        lead={isCompared && "Move the edge to compare."}
      />
      <Gallery pictures={pictures} />
    </Section>
  );
}

/** Pictures of the work: pairs of before and after as sliders, the rest as they are. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const shots = toShots(toStories(pictures));
  return (
    <div className={styles["gallery"]} data-odd={shots.length % 2 === 1 || undefined}>
      {shots}
    </div>
  );
}

function toShots(stories: readonly Story[]) {
  return stories.flatMap(({ subject, before, after, others }) => [
    ...(before && after
      ? [
          <Compare
            key={subject}
            before={before}
            after={after}
            label={after.alt}
            sizes="(min-width: 1280px) 590px, 46vw"
            mobileSizes="92vw"
          />,
        ]
      : [before, after].flatMap((picture) =>
          picture ? [<Shot key={picture.name} picture={picture} />] : [],
        )),
    ...others.map((picture) => <Shot key={picture.name} picture={picture} />),
  ]);
}

function Shot({ picture }: { picture: GalleryPicture }) {
  return (
    <figure className={styles["shot"]}>
      <Picture picture={picture} sizes="(min-width: 1280px) 590px, 46vw" mobileSizes="92vw" />
      {picture.moment === "during" && <figcaption>During</figcaption>}
    </figure>
  );
}

export const galleryPictureFragment = graphql`
  fragment GalleryPicture on Picture {
    name
    ...Picture
  }
`;
