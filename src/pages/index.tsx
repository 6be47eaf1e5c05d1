import { graphql, Link, type PageProps } from "gatsby";
import { replyTime } from "@/business/opening-hours";
import { PostLines } from "@/components/blog/post-lines/post-lines";
import { BookNow } from "@/components/forms/book-now/book-now";
import { useBusiness } from "@/components/hooks/use-site";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { PromoBanner } from "@/components/layout/promo-banner/promo-banner";
import { Seo } from "@/components/layout/seo/seo";
import { WidePair } from "@/components/portfolio/wide-pair/wide-pair";
import { Price } from "@/components/prices/price/price";
import { PriceLine, PriceList } from "@/components/prices/price-list/price-list";
import { PriceSentence } from "@/components/prices/price-sentence/price-sentence";
import { AreaList } from "@/components/regions/area-list/area-list";
import { RegionSwitch } from "@/components/regions/region/region-switch";
import { RiverMap, useHasMap } from "@/components/regions/river-map/river-map";
import { Closing } from "@/components/sections/closing/closing";
import { HomeHero } from "@/components/sections/home-hero/home-hero";
import { Reviews } from "@/components/sections/reviews/reviews";
import { Button } from "@/components/ui/button/button";
import { Section } from "@/components/ui/section/section";
import { TitledList } from "@/components/ui/titled-list/titled-list";
import { assertDefined } from "@/lib/assert-defined";
import { unbroken } from "@/lib/unbroken";
import { pages } from "@/site/pages";
import { serviceAt } from "@/site/paths";
import * as styles from "./index.module.scss";

type HomeData = Queries.HomePageQuery;

export default function HomePage({ data, location }: PageProps<HomeData>) {
  const content = assertDefined(data.content, "content/pages/home/index.md");
  const wording = assertDefined(data.wording, "content/wording.yml");
  const { replyHours } = useBusiness();
  const promo = data.business?.promo;
  const [work] = data.work.nodes;
  return (
    <>
      <Seo path={pages.home.path} seo={content.seo} picture={content.ready ?? content.hero} />
      {promo && <PromoBanner promo={promo} />}
      <HomeHero
        after={assertDefined(content.panel, "the hero of the home page")}
        before={content.before}
        title={content.heading}
      >
        {content.price ? (
          <SectionErrorBoundary name="the price of your car">
            <PriceSentence
              // Another entry of the history may have other choices.
              key={location.key}
              words={content.price}
              services={data.all.nodes}
              pricing={assertDefined(data.pricing, "content/pricing.yml")}
              regions={data.regions.nodes}
              lead={content.lead}
            />
          </SectionErrorBoundary>
        ) : (
          <>
            <p>{content.lead}</p>
            <div className="row actions">
              <BookNow />
            </div>
          </>
        )}
      </HomeHero>
      <PopularServices services={data.services.nodes} lead={wording.startingPrices} />
      {work && <NewestWork job={work} />}
      <Areas regions={data.regions.nodes} />
      <WhatCustomersSay reviews={data.reviews.nodes} />
      {content.points.length > 0 && (
        <Section id="why" background="white" title="Why choose us">
          <TitledList items={content.points} />
        </Section>
      )}
      <Articles posts={data.posts.nodes} />
      <Closing
        onInk
        picture={content.ready}
        title={content.closing?.title}
        text={unbroken(`${content.closing?.text ?? ""} We'll reply ${replyTime(replyHours)}.`)}
        also={{ to: pages.contact.path, label: "Contact us" }}
      />
    </>
  );
}

function PopularServices({
  services,
  lead,
}: {
  services: HomeData["services"]["nodes"];
  lead: string;
}) {
  if (services.length === 0) return null;
  return (
    <Section id="featured" background="white" title="Popular services" lead={lead}>
      <RegionSwitch />
      <PriceList isShort isStarting>
        {services.map((service) => (
          <PriceLine
            key={service.code}
            name={service.name}
            to={serviceAt(service.code)}
            duration={service.duration}
            text={service.summary}
            price={<Price price={service.price} />}
          />
        ))}
      </PriceList>
      <p className="row actions">
        <Button to={pages.services.path} variant="secondary">
          View All Services
        </Button>
      </p>
    </Section>
  );
}

function NewestWork({ job }: { job: HomeData["work"]["nodes"][0] }) {
  return (
    <Section
      id="work"
      background="dark"
      spacing="tight"
      title="Before and after, on one job"
      lead={job.description}
      action={
        <Button to={pages.portfolio.path} variant="secondary" icon="arrow">
          See Our Work
        </Button>
      }
    >
      <WidePair job={job} className={styles.proof} />
    </Section>
  );
}

function Areas({ regions }: { regions: HomeData["regions"]["nodes"] }) {
  const { serviceArea } = useBusiness();
  const hasMap = useHasMap({ regions });
  return (
    <Section
      id="areas"
      className={hasMap ? styles.areas : undefined}
      title="Where we work"
      lead={
        <>
          We travel to you across {serviceArea}. Not on the list?{" "}
          <Link to={pages.contact.path}>Contact us</Link>.
        </>
      }
    >
      <AreaList regions={regions} />
      {hasMap && (
        <div className={styles.map}>
          <RiverMap regions={regions} />
        </div>
      )}
    </Section>
  );
}

function WhatCustomersSay({ reviews }: { reviews: HomeData["reviews"]["nodes"] }) {
  const { googleReviews } = useBusiness().social;
  if (reviews.length === 0) return null;
  return (
    <Section
      id="reviews"
      spacing="wide"
      title="What customers say"
      action={
        googleReviews && (
          <Button
            href={googleReviews}
            variant="secondary"
            icon="star"
            target="_blank"
            rel="noopener noreferrer"
          >
            Read our Google reviews
          </Button>
        )
      }
    >
      <Reviews reviews={reviews} />
    </Section>
  );
}

function Articles({ posts }: { posts: HomeData["posts"]["nodes"] }) {
  if (posts.length === 0) return null;
  return (
    <Section
      id="tips"
      spacing="tight"
      title="Read before you wash"
      action={
        <Button to={pages.blog.path} variant="secondary">
          Tips & Advice
        </Button>
      }
    >
      <PostLines posts={posts} />
    </Section>
  );
}

export const query = graphql`
  query HomePage {
    content: pageContent(slug: { eq: "home" }) {
      ...PageOpening
      ...PageClosing
      price {
        ...PriceSentence
      }
      points {
        title
        text
      }
      hero {
        ...SharedPicture
      }
      ready {
        ...SharedPicture
        ...Picture
      }
      panel {
        ...Picture
      }
      before {
        ...Picture
      }
    }
    business {
      promo {
        ...Promo
      }
    }
    wording {
      startingPrices
    }
    services: allService(
      filter: { featured: { eq: true } }
      sort: [{ order: ASC }, { slug: ASC }]
    ) {
      nodes {
        code
        name
        summary
        duration
        price {
          ...Price
        }
      }
    }
    all: allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...SentenceService
      }
    }
    pricing {
      ...SentenceRates
    }
    regions: allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...AreaLine
        ...RiverMapRegion
        ...SuburbCheckRegion
      }
    }
    work: allPortfolioItem(
      filter: { wideBefore: { name: { ne: null } } }
      sort: [{ completed: DESC }, { slug: ASC }]
      limit: 1
    ) {
      nodes {
        description
        ...WidePair
      }
    }
    reviews: allReview(sort: { reviewId: ASC }) {
      nodes {
        ...Review
      }
    }
    posts: allBlogPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...PostLine
      }
    }
  }
`;
