import { type ReactNode, useEffect, useRef, useState } from "react";
import { Helmet } from "react-helmet";
import { Accordion } from "../../components/accordion/accordion";
import { AreaList } from "../../components/area-list/area-list";
import { BookingForm } from "../../components/booking-form/booking-form";
import { BottomBar } from "../../components/bottom-bar/bottom-bar";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { Button, ButtonAnchor, ButtonLink } from "../../components/button/button";
import { CheckList } from "../../components/check-list/check-list";
import { Clock } from "../../components/clock/clock";
import { ClosingBand } from "../../components/closing-band/closing-band";
import { Compare } from "../../components/compare/compare";
import { Comparison } from "../../components/comparison/comparison";
import { ContactForm } from "../../components/contact-form/contact-form";
import { Estimator } from "../../components/estimator/estimator";
import { FormField } from "../../components/form-field/form-field";
import { Gallery } from "../../components/gallery/gallery";
import { Icon, type IconName } from "../../components/icon/icon";
import { iconShapes } from "../../components/icon/icon-shapes";
import { Logo } from "../../components/logo/logo";
import { NextSteps } from "../../components/next-steps/next-steps";
import { OpenStatus } from "../../components/open-status/open-status";
import { HeroFacts } from "../../components/page-hero/hero-facts";
import { HeroActions, PageHero } from "../../components/page-hero/page-hero";
import { Picture } from "../../components/picture/picture";
import { Portfolio } from "../../components/portfolio/portfolio";
import { PostCard } from "../../components/post-card/post-card";
import { Price } from "../../components/price/price";
import { PriceLine, PriceList } from "../../components/price-list/price-list";
import { ServiceLine } from "../../components/price-list/service-line";
import { PromoBanner } from "../../components/promo-banner/promo-banner";
import { Recommender } from "../../components/recommender/recommender";
import { RegionPicker } from "../../components/region-picker/region-picker";
import { Reviews } from "../../components/reviews/reviews";
import { RiverMap } from "../../components/river-map/river-map";
import { Section, SectionHead } from "../../components/section/section";
import { ShareMenu } from "../../components/share-menu/share-menu";
import { SuburbCheck } from "../../components/suburb-check/suburb-check";
import { SuburbGrid } from "../../components/suburb-grid/suburb-grid";
import { TalkLinks } from "../../components/talk-links/talk-links";
import { TextHero } from "../../components/text-hero/text-hero";
import { toast } from "../../components/toaster/use-toast";
import { Tooltip } from "../../components/tooltip/tooltip";
import { WhyChoose } from "../../components/why-choose/why-choose";
import type { Field } from "../../business/field";
import { bookingFields } from "../../business/booking-fields";
import { slugOf } from "../../site/links";
import { paths } from "../../site/paths";
import { required } from "../../business/required";
import { useBusiness } from "../../hooks/use-site";
import { showStates, type ShownState } from "./show-states";
import * as styles from "./styleguide-page.module.scss";
import { type RealPages, useRealPages } from "./use-real-pages";

const variants = ["primary", "secondary", "quiet"] as const;
const shown: readonly ShownState[] = ["hover", "focus", "pressed"];

/** Every component in every state, with what the site's own pages hold. In development only (create-pages/styleguide.ts). */
export default function StyleguidePage() {
  const pages = useRealPages();
  const root = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!pages || !root.current) return;
    showStates();
    const headings = root.current.querySelectorAll("[data-block]");
    // The contents are read off the page: no second list to keep.
    setNames([...headings].map(({ textContent }) => textContent ?? ""));
  }, [pages]);
  return (
    <div className={styles["page"]} ref={root}>
      <Helmet>
        <title>Styleguide</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <h1>Styleguide</h1>
      <nav aria-label="Components">
        <ul className={styles["contents"]}>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${slugOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Foundations />
      {pages ? <Components pages={pages} /> : <p>Reading the pages of the site …</p>}
    </div>
  );
}

function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles["block"]}>
      <h2 id={slugOf(name)} data-block="">
        {name}
      </h2>
      {children}
    </section>
  );
}

function State({ name, show, children }: { name: string; show?: ShownState; children: ReactNode }) {
  return (
    <div className={styles["state"]} data-shown={show}>
      <span className={styles["caption"]}>{name}</span>
      {children}
    </div>
  );
}

/** The names of the colours on :root, as the style sheets have them. */
function colourNames(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ":root" ? [...rule.style] : [],
  );
  return [...new Set(names)].filter((name) => name.startsWith("--color-"));
}

function Foundations() {
  const [colours, setColours] = useState<readonly string[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setColours(colourNames()));
    return () => cancelAnimationFrame(frame);
  }, []);
  const { name } = useBusiness();
  return (
    <>
      <Block name="Colours">
        <div className={styles["states"]}>
          {colours.map((colour) => (
            <State key={colour} name={colour}>
              <span className={styles["swatch"]} style={{ background: `var(${colour})` }} />
            </State>
          ))}
        </div>
      </Block>
      <Block name="Type">
        <h1>Heading of a page</h1>
        <h2>Heading of a section</h2>
        <h3>Heading of a card</h3>
        <div className="prose">
          <p>
            Running text with <strong>strong words</strong>, <em>emphasis</em> and{" "}
            <a href="#type">a link</a>.
          </p>
          <ul>
            <li>A list</li>
            <li>of two</li>
          </ul>
          <blockquote>A quotation.</blockquote>
        </div>
      </Block>
      <Block name="Icons">
        <div className={styles["states"]}>
          {(Object.keys(iconShapes) as IconName[]).map((icon) => (
            <State key={icon} name={icon}>
              <Icon name={icon} />
            </State>
          ))}
        </div>
      </Block>
      <Block name="Logo">
        <Logo name={name} />
        <div className={styles["dark"]}>
          <Logo name={name} />
        </div>
      </Block>
      <Buttons />
      <Fields />
    </>
  );
}

function Buttons() {
  return (
    <Block name="Buttons">
      {(["light", "dark"] as const).map((background) => (
        <div key={background} className={background === "dark" ? styles["dark"] : undefined}>
          <div className={styles["states"]}>
            {variants.map((variant) => (
              <State key={variant} name={variant}>
                <Button variant={variant}>Book Now</Button>
              </State>
            ))}
            {variants.flatMap((variant) =>
              shown.map((state) => (
                <State key={`${variant} ${state}`} name={`${variant}, ${state}`} show={state}>
                  <Button variant={variant}>Book Now</Button>
                </State>
              )),
            )}
            {variants.map((variant) => (
              <State key={`${variant} disabled`} name={`${variant}, disabled`}>
                <Button variant={variant} disabled>
                  Book Now
                </Button>
              </State>
            ))}
            <State name="with an icon">
              <ButtonLink to={paths.booking} icon="calendar">
                Book Now
              </ButtonLink>
            </State>
            <State name="leaves the site">
              <ButtonAnchor href="https://www.example.com/" variant="secondary" icon="star">
                Reviews
              </ButtonAnchor>
            </State>
          </div>
        </div>
      ))}
      <Button wide icon="calendar">
        As wide as there is room
      </Button>
    </Block>
  );
}

/** Marks the fields inside as the forms' script marks those that fail. */
function Disabled({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled className={styles["disabled"]}>
      <div className={styles["state"]}>{children}</div>
    </fieldset>
  );
}

function Fields() {
  const all: Field[] = bookingFields.filter(({ kind }) => kind !== "hidden");
  // One of each kind is enough.
  const fields = all.filter(({ kind }, at) => all.findIndex((each) => each.kind === kind) === at);
  const options = [
    { value: "a", label: "First choice", note: "From $90" },
    { value: "b", label: "Second choice" },
  ];
  const draw = (form: string, error?: string) =>
    fields.map((field) => (
      <FormField
        key={field.name}
        form={form}
        field={field}
        options={field.options ?? options}
        error={field.checks && error}
      />
    ));
  return (
    <Block name="Form fields">
      <div className={styles["states"]}>
        <State name="empty">{draw("empty")}</State>
        <State name="focus" show="focus">
          {draw("focus")}
        </State>
        <State name="failed">
          {draw("failed", "Please tell us this before you send the request.")}
        </State>
        <State name="disabled">
          <Disabled>{draw("disabled")}</Disabled>
        </State>
      </div>
    </Block>
  );
}

function Components({ pages }: { pages: RealPages }) {
  const { home, services, service, booking, contact, portfolio, areas, region, blog } = pages;
  const business = useBusiness();
  const full = required(service.service, "the service");
  const local = required(region.region, "the region");
  const pricing = required(services.pricing, "pricing");
  const faq = full.faq.map((item) => ({ id: slugOf(item.question), ...item }));
  const [card] = services.main.nodes;
  const [post] = blog.allBlogPost.nodes;
  const { work } = home;
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
        <ClosingBand
          title="Ready when your car is"
          actions={<ButtonLink to={paths.booking}>Book Now</ButtonLink>}
        >
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
          <State name="large">
            <Price price={{ from: 799, perHour: null, regional: [] }} size="large" />
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
      <Block name="The price list">
        <PriceList>
          {card && (
            <>
              <ServiceLine service={card} included />
              <ServiceLine service={{ ...card, highlighted: true, badge: "A short claim" }} />
            </>
          )}
          <PriceLine
            name="An add-on"
            text="Without a picture."
            price={<Price price={{ from: 40, perHour: null, regional: [] }} />}
          />
        </PriceList>
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
      <Block name="The clock">
        <Clock steps={full.process} end="Done." />
        <Clock steps={full.process.map((step) => ({ ...step, minutes: null }))} end="" />
      </Block>
      <Block name="Next steps">
        <NextSteps />
      </Block>
      <Block name="Accordion">
        <Accordion name="styleguide" items={faq} />
      </Block>
      <Block name="Recommender">
        {service.recommender && <Recommender recommender={service.recommender} />}
      </Block>
      <Block name="Gallery">
        <Gallery pictures={full.gallery} />
      </Block>
      {work?.before && (
        <Block name="Compare">
          <Compare before={work.before} after={work.after} label={work.title} sizes="40rem" />
        </Block>
      )}
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
      <Block name="The river map">
        <RiverMap regions={home.regions.nodes} pin="Coorparoo" />
        <RiverMap regions={home.regions.nodes} cropTo="logan" />
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
