import { ButtonLink } from "../../components/button/button";
import { Clock } from "../../components/clock/clock";
import { Compare } from "../../components/compare/compare";
import { Docket } from "../../components/docket/docket";
import { Icon } from "../../components/icon/icon";
import { HeroFacts } from "../../components/page-hero/hero-facts";
import { Price } from "../../components/price/price";
import { PriceLine, PriceList } from "../../components/price-list/price-list";
import { ServiceLine } from "../../components/price-list/service-line";
import { RiverMap } from "../../components/river-map/river-map";
import { SuburbCheck } from "../../components/suburb-check/suburb-check";
import { paths } from "../../site/paths";
import { required } from "../../business/required";
import type { RealPages } from "./use-real-pages";
import { SeamHero } from "../../components/seam-hero/seam-hero";
import { Block, State } from "./block";

/** The five things people remember, in all their states: the seam, the price list, the clock, the river map and the docket. */
export function FiveThings({ pages }: { pages: RealPages }) {
  const { home, services, service } = pages;
  const full = required(service.service, "the service");
  const [card] = services.main.nodes;
  const { work, words } = home;
  return (
    <>
      {words?.hero && (
        <Block name="The seam">
          <SeamHero
            picture={words.hero}
            title={words.heading}
            lead={words.lead}
            facts={<HeroFacts facts={[{ label: "Suburbs", value: 62 }]} />}
          >
            <SuburbCheck regions={home.regions.nodes} />
            <ButtonLink to={paths.booking}>Book Now</ButtonLink>
          </SeamHero>
        </Block>
      )}
      <Block name="The price list">
        {card &&
          ([undefined, "hover", "focus"] as const).map((state) => (
            <State key={state ?? "normal"} name={state ?? "normal"} show={state} wide>
              <PriceList>
                <ServiceLine service={card} included />
                <ServiceLine service={{ ...card, highlighted: true, badge: "A short claim" }} />
              </PriceList>
            </State>
          ))}
        <PriceList>
          <PriceLine
            name="An add-on"
            text="Without a picture."
            price={<Price price={{ from: 40, perHour: null, regional: [] }} />}
          />
        </PriceList>
      </Block>
      <Block name="The clock">
        <Clock steps={full.process} end="Done." />
        <Clock steps={full.process.map((step) => ({ ...step, minutes: null }))} end="" />
      </Block>
      <Block name="The river map">
        <RiverMap regions={home.regions.nodes} />
        <RiverMap regions={home.regions.nodes} pin="Coorparoo" />
        <RiverMap regions={home.regions.nodes} cropTo="logan" />
        <State name="hover" show="hover" wide>
          <RiverMap regions={home.regions.nodes} />
        </State>
      </Block>
      {work?.before && (
        <Block name="Compare">
          <Compare before={work.before} after={work.after} label={work.title} sizes="40rem" />
          <State name="focus" show="focus" wide>
            <Compare before={work.before} after={work.after} label={work.title} sizes="40rem" />
          </State>
        </Block>
      )}
      <Block name="The docket">
        <Docket
          title="Nothing chosen yet"
          heading="h3"
          lines={[]}
          prompt="Select a service and a vehicle size to see your estimate."
        />
        <Docket
          title="Your estimate"
          heading="h3"
          lines={[
            { label: full.name, value: "$300" },
            { label: "Medium Vehicle", value: "$60" },
          ]}
          total={{ label: "Estimated total", value: "$360" }}
        >
          <p>Indicative only.</p>
        </Docket>
        <Docket
          title="What is included"
          heading="h3"
          lines={full.features.map((label) => ({ label, value: <Icon name="check" /> }))}
        />
      </Block>
    </>
  );
}
