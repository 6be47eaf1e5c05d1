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
import { paths } from "@/site/paths";
import * as styles from "./about.module.scss";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const content = assertDefined(data.content, "content/pages/about/index.md");
  const portrait = content.gallery.find(({ name }) => name === "portrait");
  const { abn } = useBusiness();
  const pictures = content.gallery.filter((picture) => picture !== portrait);
  return (
    <>
      <Seo page={{ kind: "page", page: "about", seo: content.seo }} />
      <PageHead title={content.heading} lead={content.lead}>
        {(portrait ?? content.owner ?? content.greeting) && (
          <figure className={`stack ${styles.owner}`}>
            <figcaption>
              {content.greeting && <p className="h2">{content.greeting}</p>}
              {content.owner && <strong>{content.owner}</strong>}
            </figcaption>
            {portrait && <Picture picture={portrait} sizes="320px" mobileSizes="320px" />}
          </figure>
        )}
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
      <Section background="white" labelledBy="commitment">
        <div className={styles.split}>
          <div className="stack">
            <h2 id="commitment">What you can expect from us</h2>
            <Prose html={content.html} />
            {(content.insurance ?? abn) && (
              <p>
                {[
                  content.insurance &&
                    `Insured with ${content.insurance.insurer}: ${content.insurance.cover}.`,
                  abn && `ABN ${abn}.`,
                ]
                  .filter(Boolean)
                  .join(" ")}
              </p>
            )}
          </div>
          <div className={styles.pictures}>
            {pictures.map((picture) => (
              <Picture
                key={picture.name}
                picture={picture}
                sizes={`(min-width: ${largeFrom}px) 400px, 60vw`}
                mobileSizes="60vw"
              />
            ))}
          </div>
        </div>
      </Section>
      {content.day.length > 0 && (
        <Clock
          id="day"
          title="A day with us"
          lead="Most days go like this."
          steps={content.day}
          end={content.dayEnd}
        />
      )}
      {content.kit.length > 0 && (
        <Section id="kit" background="dark" title={content.kitTitle}>
          <ul className={styles.kit}>
            {content.kit.map(({ title, text }) => (
              <li key={title}>
                <h3 className="h4">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {content.points.length > 0 && (
        <Section id="values" background="white" title="How we work">
          {content.mission && <p className={`h3 ${styles.mission}`}>{content.mission}</p>}
          <TitledList items={content.points} />
        </Section>
      )}
      <Closing {...content.closing} also={{ to: paths.services, label: "View all services" }} />
    </>
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
      dayEnd
      kitTitle
      kit {
        title
        text
      }
      owner
      greeting
      insurance {
        insurer
        cover
      }
      gallery {
        name
        ...Picture
      }
    }
  }
`;
