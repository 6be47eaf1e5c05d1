import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button/button";
import { ClosingBand } from "../components/closing-band/closing-band";
import { Icon, type IconName } from "../components/icon/icon";
import { Picture } from "../components/picture/picture";
import { Section, SectionHead } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { TextHero } from "../components/text-hero/text-hero";
import { paths } from "../site/paths";
import { largeFrom } from "../site/picture-sets";
import { required } from "../business/required";
import * as styles from "./about.module.scss";

/** Icons of the value cards, by place. */
const icons: readonly IconName[] = ["star", "check", "clock", "pin"];

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const words = required(data.words, "the words of the about page");
  const [first, second] = words.gallery;
  return (
    <>
      <Seo page={{ kind: "page", page: "about", words: words.seo }} />
      <TextHero title={words.heading} lead={words.lead}>
        <ul className={styles["badges"]}>
          {words.badges.map((badge) => (
            <li key={badge}>
              <Icon name="check" />
              {badge}
            </li>
          ))}
        </ul>
      </TextHero>
      <Section background="white" labelledBy="commitment">
        <div className={styles["split"]}>
          <div>
            <h2 id="commitment">Our commitment</h2>
            <div
              className={`prose ${styles["text"]}`}
              dangerouslySetInnerHTML={{ __html: words.html }}
            />
          </div>
          <div className={styles["pictures"]}>
            {first && (
              <Picture
                picture={first}
                sizes={`(min-width: ${largeFrom}px) 428px, 75vw`}
                mobileSizes="73vw"
                priority="eager"
                className={styles["first"]}
              />
            )}
            {second && (
              <Picture
                picture={second}
                sizes={`(min-width: ${largeFrom}px) 308px, 55vw`}
                mobileSizes="52vw"
                className={styles["second"]}
              />
            )}
          </div>
        </div>
      </Section>
      <Section labelledBy="values">
        <SectionHead id="values" title="What we hold to" />
        <ul className={styles["values"]}>
          {words.points.map(({ title, text }, index) => (
            <li key={title}>
              <Icon name={icons[index % icons.length] ?? "check"} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {words.mission && (
        <Section background="tint" labelledBy="mission">
          <div className={styles["mission"]}>
            <h2 id="mission">Our mission</h2>
            <p>{words.mission}</p>
          </div>
        </Section>
      )}
      <ClosingBand
        title="Let us look after yours"
        actions={
          <>
            <ButtonLink to={paths.booking} icon="calendar">
              Book Now
            </ButtonLink>
            <ButtonLink to={paths.services} variant="secondary">
              View our services
            </ButtonLink>
          </>
        }
      >
        Pick a service, tell us the suburb, and leave the car where it is.
      </ClosingBand>
    </>
  );
}

export const query = graphql`
  query AboutPage {
    words: pageWords(slug: { eq: "about" }) {
      heading
      lead
      html
      badges
      mission
      seo {
        title
        description
      }
      points {
        title
        text
      }
      gallery {
        ...Picture
      }
    }
  }
`;
