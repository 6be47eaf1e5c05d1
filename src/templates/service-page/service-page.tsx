import { graphql, Link, type PageProps } from "gatsby";
import { costOf } from "@/business/estimate";
import { BookNow } from "@/components/forms/book-now/book-now";
import { Breadcrumb } from "@/components/layout/breadcrumb/breadcrumb";
import { Seo } from "@/components/layout/seo/seo";
import { CarePlans } from "@/components/prices/care-plans/care-plans";
import { Price, RegionalPrices } from "@/components/prices/price/price";
import { PriceSummary } from "@/components/prices/price-summary/price-summary";
import { RegionSwitch } from "@/components/regions/region/region-switch";
import { Accordion } from "@/components/ui/accordion/accordion";
import { CheckList } from "@/components/ui/check-list/check-list";
import { Clock } from "@/components/ui/clock/clock";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { Disclosure } from "@/components/ui/disclosure/disclosure";
import { Prose } from "@/components/ui/prose/prose";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { inSentenceCase } from "@/lib/in-sentence-case";
import { unbroken } from "@/lib/unbroken";
import { crumbsFor } from "@/site/breadcrumbs";
import { pages } from "@/site/pages";
import { serviceAt } from "@/site/paths";
import { Gallery } from "./gallery";
import { PictureHead } from "./picture-head";
import * as styles from "./service-page.module.scss";

type Service = NonNullable<Queries.ServicePageQuery["service"]>;

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const service = assertDefined(data.service, "the service");
  const { closings } = assertDefined(data.wording, "content/wording.yml");
  const { slug, name, price, gallery } = service;
  const path = serviceAt(slug);
  const crumbs = crumbsFor(path, service.shortName ?? name);
  return (
    <>
      <Seo path={path} seo={service.seo} picture={service.hero} crumbs={crumbs} />
      <PictureHead
        picture={service.hero}
        before={service.heroBefore}
        title={name}
        lead={service.summary}
        above={<Breadcrumb path={path} items={crumbs} />}
      >
        <p className={`row ${styles.price}`}>
          <Price price={price} />
          <span>{unbroken(service.duration)}</span>
        </p>
        {price.regional.length > 0 && <RegionSwitch />}
        <div className="row actions">
          <BookNow service={slug} />
        </div>
      </PictureHead>
      <Description service={service} />
      {gallery.length > 0 && <Gallery pictures={gallery} />}
      <Process service={service} pricing={assertDefined(data.pricing, "content/pricing.yml")} />
      <Section background="white" spacing="tight" className="twoThirds">
        <Questions service={service} />
        <section aria-labelledby="book" className={styles.closing}>
          <h2 id="book">{`Book your ${inSentenceCase(name)}`}</h2>
          <p>{closings.service}</p>
          <ContactLinks />
        </section>
      </Section>
    </>
  );
}

/** What the service is and what it includes, folded on phones. */
function Description({ service }: { service: Service }) {
  return (
    <Section background="white" spacing="tight">
      <div className={styles.sheet}>
        <div>
          <Disclosure title={`More about ${service.name}`} isTitlePlain>
            <Prose html={service.html} />
          </Disclosure>
          <Disclosure
            title={<h2 className="h3">Why it's worth it</h2>}
            className={styles.benefitsHead}
          >
            <dl className={styles.benefits}>
              {service.benefits.map(({ title, text }) => (
                <div key={title}>
                  <dt className="h4">{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
        <aside className={`stack ${styles.aside}`}>
          <div>
            <h2 className="h3">What's included</h2>
            <CheckList items={service.features} />
          </div>
          <Disclosure title={<h2 className="h3">Recommended for</h2>}>
            <CheckList items={service.recommendedFor} />
            <div
              className={styles.below}
              dangerouslySetInnerHTML={{ __html: service.recommendationHtml }}
            />
          </Disclosure>
        </aside>
      </div>
    </Section>
  );
}

interface ProcessProps {
  service: Service;
  pricing: NonNullable<Queries.ServicePageQuery["pricing"]>;
}

/** The steps of the job by the clock, and the prices by size. */
function Process({ service, pricing }: ProcessProps) {
  const { slug, name, price, process } = service;
  const isEstimated = pricing.estimator.some((each) => each.slug === slug);
  return (
    <Clock
      id="process"
      title="How we do it"
      spacing="tight"
      steps={process}
      end="Your car is ready."
    >
      <BookNow service={slug} />
      <PriceSummary
        title={name}
        facts={[service.duration]}
        heading="h3"
        lines={(isEstimated ? pricing.sizes : []).map((size) => ({
          label: size.name,
          value: <RegionalPrices price={costOf(pricing, { service, size }).service} />,
        }))}
        total={
          isEstimated ? undefined : { label: "Starting price", value: <Price price={price} /> }
        }
      >
        {service.durationNote && <p>{unbroken(service.durationNote)}</p>}
        <CarePlans service={slug} price={price} intervals={pricing.howOften} />
      </PriceSummary>
    </Clock>
  );
}

/** Common questions, and where to look next. */
function Questions({ service: { faq, related } }: { service: Service }) {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="h3">
        Common questions
      </h2>
      <Accordion name="service-faq" items={faq} />
      <p className={styles.below}>
        More answers are in the <Link to={pages.faq.path}>FAQ</Link>.
      </p>
      <section aria-labelledby="related" className={styles.related}>
        <h2 id="related" className="h4">
          See also
        </h2>
        <ul className="row">
          {related.map(({ slug, path, name, price }) => (
            <li key={slug}>
              <Link to={path}>{name}</Link> <Price price={price} size="inline" />
            </li>
          ))}
          <li>
            <Link to={pages.services.path}>Back to All Services</Link>
          </li>
        </ul>
      </section>
    </section>
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      slug
      name
      shortName
      seo {
        title
        description
      }
      summary
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
        ...SharedPicture
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
      ...EstimateRates
      howOften {
        ...CarePlans
      }
    }
    wording {
      closings {
        service
      }
    }
  }
`;
