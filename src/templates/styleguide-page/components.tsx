import { Accordion } from "../../components/accordion/accordion";
import { AreaList } from "../../components/area-list/area-list";
import { BookingForm } from "../../components/booking-form/booking-form";
import { BottomBar } from "../../components/bottom-bar/bottom-bar";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { Button, ButtonLink } from "../../components/button/button";
import { CheckList } from "../../components/check-list/check-list";
import { ClosingBand } from "../../components/closing-band/closing-band";
import { Comparison } from "../../components/comparison/comparison";
import { ContactForm } from "../../components/contact-form/contact-form";
import { Estimator } from "../../components/estimator/estimator";
import { Gallery } from "../../components/gallery/gallery";
import { NextSteps } from "../../components/next-steps/next-steps";
import { OpenStatus } from "../../components/open-status/open-status";
import { HeroFacts } from "../../components/page-hero/hero-facts";
import { HeroActions, PageHero } from "../../components/page-hero/page-hero";
import { Picture } from "../../components/picture/picture";
import { Portfolio } from "../../components/portfolio/portfolio";
import { PostCard } from "../../components/post-card/post-card";
import { Price } from "../../components/price/price";
import { PromoBanner } from "../../components/promo-banner/promo-banner";
import { Recommender } from "../../components/recommender/recommender";
import { RegionPicker } from "../../components/region-picker/region-picker";
import { Reviews } from "../../components/reviews/reviews";
import { Section, SectionHead } from "../../components/section/section";
import { ShareMenu } from "../../components/share-menu/share-menu";
import { SuburbCheck } from "../../components/suburb-check/suburb-check";
import { SuburbGrid } from "../../components/suburb-grid/suburb-grid";
import { TalkLinks } from "../../components/talk-links/talk-links";
import { TextHero } from "../../components/text-hero/text-hero";
import { toast } from "../../components/toaster/use-toast";
import { Tooltip } from "../../components/tooltip/tooltip";
import { WhyChoose } from "../../components/why-choose/why-choose";
import { paths } from "../../site/paths";
import { required } from "../../business/required";
import { useBusiness } from "../../hooks/use-site";
import * as styles from "./styleguide-page.module.scss";
import type { RealPages } from "./use-real-pages";
import { Block, State } from "./block";

/** Every other component, with what the pages of the site hold. */
export function Components({ pages }: { pages: RealPages }) {
  const { home, services, service, booking, contact, portfolio, areas, region, blog } = pages;
  const business = useBusiness();
  const full = required(service.service, "the service");
  const local = required(region.region, "the region");
  const pricing = required(services.pricing, "pricing");
  const [post] = blog.allBlogPost.nodes;
  const promo = home.business?.promo;
  return (
    <>
      <Block name="Section grounds">
        {(["paper", "white", "tint", "dark"] as const).map((background) => (
          <Section key={background} background={background} room="tight">
            <SectionHead
              id={`background-${background}`}
              title={`On ${background}`}
              lead="The lead of a section, with a link beside it."
              action={
                <ButtonLink to={paths.services} variant="secondary">
                  View all
                </ButtonLink>
              }
            />
          </Section>
        ))}
      </Block>
      <Block name="Page hero">
        <PageHero
          picture={full.hero}
          title={full.name}
          lead={full.summary}
          above={<Breadcrumb path={full.path} />}
        >
          <HeroFacts facts={[{ label: "Duration", value: full.duration }]} />
          <HeroActions>
            <ButtonLink to={paths.booking}>Book Now</ButtonLink>
            <ButtonLink to={paths.services} variant="secondary">
              Back
            </ButtonLink>
          </HeroActions>
        </PageHero>
      </Block>
      <Block name="Text hero">
        <TextHero title="A page without a picture" lead="And what it is about." />
      </Block>
      <Block name="Closing band">
        <ClosingBand title="Ready when your car is">
          Tell us the car, the suburb and the service.
        </ClosingBand>
      </Block>
      <Block name="Breadcrumb">
        <Breadcrumb path={full.path} />
      </Block>
      <Block name="Price">
        <div className={styles["states"]}>
          <State name="normal">
            <Price price={{ from: 90, perHour: null, regional: [] }} />
          </State>
          <State name="by the hour">
            <Price price={{ from: 180, perHour: 90, regional: [] }} />
          </State>
          <State name="in a sentence">
            <Price price={{ from: 799, perHour: null, regional: [] }} size="inline" />
          </State>
        </div>
      </Block>
      <Block name="Picture">
        <div className={styles["states"]}>
          <State name="hero set">
            <Picture picture={full.hero} sizes="14rem" mobileSizes="50vw" />
          </State>
          <State name="that failed to load">
            <Picture
              picture={{ ...full.hero, desktop: broken(full.hero), mobile: broken(full.hero) }}
              sizes="14rem"
            />
          </State>
        </div>
      </Block>
      <Block name="Estimator">
        <Estimator pricing={pricing} />
      </Block>
      <Block name="Comparison">
        <Comparison comparison={required(services.comparison, "the comparison")} />
      </Block>
      <Block name="Tooltip">
        <Tooltip id="clay-bar" label="Clay bar" text="Lifts what washing leaves behind." />
      </Block>
      <Block name="Check list">
        <CheckList items={full.features} />
        <CheckList items={full.features} columns={2} />
      </Block>
      <Block name="Next steps">
        <NextSteps />
      </Block>
      <Block name="Accordion">
        <Accordion name="styleguide" items={full.faq} />
      </Block>
      <Block name="Recommender">
        {service.recommender && <Recommender recommender={service.recommender} />}
      </Block>
      <Block name="Gallery">
        <Gallery pictures={full.gallery} />
      </Block>
      <Block name="Portfolio">
        <Portfolio
          items={portfolio.allPortfolioItem.nodes}
          categories={portfolio.categories?.portfolio ?? []}
        />
      </Block>
      <Block name="Portfolio without jobs">
        <Portfolio items={[]} categories={portfolio.categories?.portfolio ?? []} />
      </Block>
      <Block name="Post card">{post && <PostCard post={post} />}</Block>
      <Block name="Reviews">
        <Reviews reviews={home.reviews.nodes} />
      </Block>
      <Block name="Why choose us">
        <WhyChoose points={home.words?.points ?? []} years={business.yearsOfExperience} />
      </Block>
      <Block name="Area list">
        <AreaList regions={home.regions.nodes} />
      </Block>
      <Block name="Region picker">
        <RegionPicker regions={areas.allRegion.nodes} />
      </Block>
      <Block name="Suburb check">
        <SuburbCheck regions={home.regions.nodes} />
      </Block>
      <Block name="Suburb grid">
        <SuburbGrid suburbs={local.suburbs} />
      </Block>
      <Block name="Opening status">
        <OpenStatus />
      </Block>
      <Block name="Call and text">
        <TalkLinks />
        <BottomBar phone={business.phone.mobile} />
      </Block>
      <Block name="Share menu">
        <ShareMenu url={business.siteAddress} title={business.name} />
      </Block>
      <Block name="Toasts">
        <Button
          onClick={() => toast({ title: "Sent", variant: "success", description: "Thank you." })}
        >
          Success
        </Button>{" "}
        <Button
          variant="secondary"
          onClick={() => toast({ title: "Phone is missing", variant: "destructive" })}
        >
          Destructive
        </Button>
      </Block>
      <Block name="Contact form">
        <ContactForm
          regions={booking.regions.nodes}
          location={emptyLocation}
          forms={required(contact.business, "the business").forms}
        />
      </Block>
      <Block name="Booking form">
        <BookingForm
          services={booking.services.nodes}
          pricing={required(booking.pricing, "prices")}
          regions={booking.regions.nodes}
          hints={booking.business?.formHints}
          forms={required(booking.business, "the business").forms}
          location={emptyLocation}
        />
      </Block>
      {promo && (
        <Block name="Promo banner">
          <PromoBanner promo={promo} />
        </Block>
      )}
    </>
  );
}

/** Kept outside of the component: the form starts anew whenever where it was entered changes. */
const emptyLocation = { search: "", state: null };

/** The sizes of a picture with addresses that lead nowhere. */
function broken({ desktop }: Queries.PictureFragment): Queries.PictureFragment["desktop"] {
  return {
    ...desktop,
    path: "/nowhere.webp",
    avif: "/nowhere.avif 800w",
    webp: "/nowhere.webp 800w",
  };
}
