import { graphql, type PageProps } from "gatsby";
import { useBusiness } from "@/components/hooks/use-site";
import { Seo } from "@/components/layout/seo/seo";
import { Closing } from "@/components/sections/closing/closing";
import { Clock } from "@/components/ui/clock/clock";
import { Icon } from "@/components/ui/icon/icon";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Picture } from "@/components/ui/picture/picture";
import { Prose } from "@/components/ui/prose/prose";
import { Section } from "@/components/ui/section/section";
import { TitledList } from "@/components/ui/titled-list/titled-list";
import { assertDefined } from "@/lib/assert-defined";
import { largeFrom } from "@/pictures/picture-sets";
import { pages } from "@/site/pages";
import * as styles from "./about.module.scss";

type Content = NonNullable<Queries.AboutPageQuery["content"]>;

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const content = assertDefined(data.content, "content/pages/about/index.md");
  return (
    <>
      <Seo path={pages.about.path} seo={content.seo} />
      <PageHead title={content.heading} lead={content.lead}>
        <Owner content={content} />
        {content.badges.length > 0 && (
          <ul className={`row ${styles.badges}`}>
            {content.badges.map((badge) => (
              <li key={badge}>
                <Icon name="check" />
                {badge}
              </li>
            ))}
          </ul>
        )}
      </PageHead>
      <Commitment content={content} />
      {content.day.length > 0 && (
        <Clock
          id="day"
          title="A day with us"
          lead="Most days go like this."
          steps={content.day}
          end="The day is done."
        />
      )}
      {content.points.length > 0 && (
        <Section id="values" background="white" title="How we work">
          {content.mission && <p className={`h3 ${styles.mission}`}>{content.mission}</p>}
          <TitledList items={content.points} />
        </Section>
      )}
      <Closing
        {...content.closing}
        also={{ to: pages.services.path, label: "View All Services" }}
      />
    </>
  );
}

/** The name of the picture that is shown beside the owner's name. */
const portraitName = "portrait";

function Owner({ content: { gallery, owner, greeting } }: { content: Content }) {
  const portrait = gallery.find(({ name }) => name === portraitName);
  if (!(portrait ?? owner ?? greeting)) return null;
  return (
    <figure className={`stack ${styles.owner}`}>
      <figcaption>
        {greeting && <p className="h2">{greeting}</p>}
        {owner && <strong>{owner}</strong>}
      </figcaption>
      {portrait && <Picture picture={portrait} sizes="320px" mobileSizes="320px" />}
    </figure>
  );
}

function Commitment({ content: { html, gallery } }: { content: Content }) {
  const { abn } = useBusiness();
  return (
    <Section background="white" labelledBy="commitment">
      <div className={styles.split}>
        <h2 id="commitment">What you can expect from us</h2>
        <div className="stack">
          <Prose html={html} />
          {abn && <p>{`ABN ${abn}.`}</p>}
        </div>
        <div className={styles.pictures}>
          {gallery
            .filter(({ name }) => name !== portraitName)
            .map((picture) => (
              <Picture
                key={picture.name}
                picture={picture}
                sizes={`(min-width: ${largeFrom}px) 540px, 46vw`}
                mobileSizes="92vw"
              />
            ))}
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  query AboutPage {
    content: pageContent(slug: { eq: "about" }) {
      ...PageOpening
      ...PageClosing
      html
      badges
      mission
      points {
        title
        text
      }
      day {
        title
        text
        minutes
      }
      owner
      greeting
      gallery {
        name
        ...Picture
      }
    }
  }
`;
