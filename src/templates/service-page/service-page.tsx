import { graphql, Link, type PageProps } from "gatsby";
import { estimateTotal } from "../../business/estimate";
import { formatTime } from "../../business/opening-hours";
import { splitFirstSentence } from "../../business/split-html";
import { Accordion } from "../../components/accordion/accordion";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { ButtonLink } from "../../components/button/button";
import { CarePlans } from "../../components/care-plans/care-plans";
import { CheckList } from "../../components/check-list/check-list";
import { Clock } from "../../components/clock/clock";
import { Docket } from "../../components/docket/docket";
import { Fold } from "../../components/fold/fold";
import { Gallery } from "../../components/gallery/gallery";
import { HeroActions, PageHero } from "../../components/page-hero/page-hero";
import { Figures, Price } from "../../components/price/price";
import { Prose } from "../../components/prose/prose";
import { Recommender } from "../../components/recommender/recommender";
import { PricesFor } from "../../components/region/prices-for";
import { Section, SectionHead } from "../../components/section/section";
import { Seo } from "../../components/seo/seo";
import { useBusiness } from "../../components/site/use-site";
import { TalkLinks } from "../../components/talk-links/talk-links";
import { paths } from "../../site/paths";
import { required } from "../../site/required";
import * as styles from "./service-page.module.scss";

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const service = required(data.service, "the service");
  const { slug, name, path, price } = service;
  const { closings } = required(data.wording, "content/wording.yml");
  const [day] = useBusiness().hours;
  const [first, paragraph, rest] = splitFirstSentence(service.html);
  const pricing = required(data.pricing, "pricing");
  const isEstimated = pricing.estimator.some((each) => each.slug === slug);
  const book = (
    <ButtonLink to={paths.booking} state={{ service: slug }} icon="calendar">
      Book Now
    </ButtonLink>
  );
  return (
    <>
      <Seo page={{ kind: "service", service }} />
      <PageHero
        picture={service.hero}
        before={service.heroBefore}
        title={name}
        lead={service.summary}
        above={<Breadcrumb path={path} label={service.shortName ?? name} />}
      >
        <p className={styles.price}>
          <Price price={price} />
          <span>{service.duration}</span>
        </p>
        {price.regional.length > 0 && <PricesFor />}
        <HeroActions>{book}</HeroActions>
      </PageHero>
      <Section background="white" room="tight">
        <div className={styles.sheet}>
          <div>
            <Prose>
              <div className={styles.first} dangerouslySetInnerHTML={{ __html: first }} />
              <div dangerouslySetInnerHTML={{ __html: paragraph }} />
              {rest.trim() && (
                <Fold title="Read on" isTitlePlain>
                  <div dangerouslySetInnerHTML={{ __html: rest }} />
                </Fold>
              )}
            </Prose>
            <h2 className={styles.benefitsHead}>What you get out of it</h2>
            <dl className={styles.benefits}>
              {service.benefits.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <aside className={styles.aside}>
            <div>
              <h2>What's included</h2>
              <CheckList items={service.features} />
            </div>
            <div>
              <h2>Recommended for</h2>
              <CheckList items={service.recommendedFor} />
              <div
                className={styles.advice}
                dangerouslySetInnerHTML={{ __html: service.recommendationHtml }}
              />
            </div>
          </aside>
        </div>
      </Section>
      {service.gallery.length > 0 && <Gallery pictures={service.gallery} />}
      <Section room="tight" labelledBy="process">
        <Clock
          steps={service.process}
          end="Your car is ready."
          head={
            <SectionHead
              id="process"
              title="How we do it"
              lead={
                day &&
                service.process.every(({ minutes }) => minutes) &&
                `Starting at ${formatTime(day.opens)}:`
              }
            />
          }
        />
      </Section>
      <Section background="white" room="tight" labelledBy="faq">
        <div className={styles.questions}>
          <div>
            <h2 id="faq">Questions about {name.toLowerCase()}</h2>
            <Accordion name="service-faq" items={service.faq} />
            <p className={styles.more}>
              More answers are in the <Link to={paths.faq}>FAQ</Link>.
            </p>
            <section aria-labelledby="related" className={styles.related}>
              <h2 id="related">See also</h2>
              <ul>
                {service.related.map((related) => (
                  <li key={related.slug}>
                    <Link to={related.path}>{related.name}</Link>{" "}
                    <Price price={related.price} size="inline" />
                  </li>
                ))}
                <li>
                  <Link to={paths.services}>Back to All Services</Link>
                </li>
              </ul>
            </section>
          </div>
          <Recommender recommender={required(data.recommender, "content/recommender.yml")} />
        </div>
      </Section>
      <Section room="tight" labelledBy="book">
        <div className={styles.closing}>
          <div>
            <h2 id="book">{`Book your ${name.toLowerCase()}`}</h2>
            <p>{closings.service.text}</p>
            <HeroActions>
              {book}
              <TalkLinks />
            </HeroActions>
          </div>
          <Docket
            title={name}
            facts={[service.duration]}
            heading="h3"
            lines={(isEstimated ? pricing.sizes : []).map((size) => ({
              label: size.name,
              value: (
                <Figures
                  price={price}
                  inSize={(dollars) => estimateTotal(dollars, size.multiplier, pricing.roundTo)}
                />
              ),
            }))}
            total={
              isEstimated ? undefined : { label: "Starting price", value: <Price price={price} /> }
            }
          >
            {service.durationNote && <p>{service.durationNote}</p>}
            <CarePlans service={slug} price={price} intervals={pricing.howOften} />
          </Docket>
        </div>
      </Section>
    </>
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      ...ServiceHead
      slug
      duration
      durationNote
      features
      recommendedFor
      recommendationHtml
      html
      price {
        ...Price
      }
      process {
        title
        text
        minutes
      }
      benefits {
        title
        text
      }
      faq {
        question
        answerHtml
      }
      hero {
        ...Picture
      }
      heroBefore {
        ...Picture
      }
      gallery {
        ...GalleryPicture
      }
      related {
        slug
        path
        name
        price {
          ...Price
        }
      }
    }
    pricing {
      roundTo
      sizes {
        id
        name
        multiplier
      }
      estimator {
        slug
      }
      howOften {
        ...CarePlans
      }
    }
    recommender {
      ...Recommender
    }
    wording {
      closings {
        service {
          text
        }
      }
    }
  }
`;
