import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { formatSuburbCount, formatTravel } from "@/business/suburbs";
import { useBusiness } from "@/components/hooks/use-site";
import { setRegion, useRegion } from "@/components/regions/region/use-region";
import { SuburbGrid } from "@/components/regions/suburb-grid/suburb-grid";
import { Button } from "@/components/ui/button/button";
import { Section } from "@/components/ui/section/section";
import { inquiryLink, telephoneLink } from "@/site/links";
import { pages } from "@/site/pages";
import * as styles from "./region-picker.module.scss";

interface RegionPickerProps {
  regions: readonly Queries.RegionPanelFragment[];
  /** Shown above the cards. */
  map: ReactNode;
}

/**
 * The CSS rules that show the panel of the chosen card and outline its area on the map, or that of
 * a typed place, if it is certain: two for each region, because the owner may have any number of
 * regions. On paper, all panels are shown.
 */
export function pickerRules(slugs: readonly string[]): string {
  const rules = slugs.map((slug, index) => {
    const nth = `:nth-of-type(${index + 1})`;
    const checked = `:has(.${styles.card}${nth} :checked)`;
    const chosen = `.${styles.picker}${checked}`;
    const lit = `.${styles.picker}:is(${checked}:not(:has([data-place])),:has([data-place="${slug}"]))`;
    return `${chosen} .${styles.panel}:not(${nth}){display:none}${lit} svg a${nth}{--outline:var(--color-action);opacity:1}`;
  });
  return `@media screen{${rules.join("")}}`;
}

/**
 * The map, and regions as cards to choose from. The chosen one shows its details, contact and
 * suburbs, lights up on the map and decides the prices shown. Radio buttons and CSS, so it works
 * before scripts do.
 */
export function RegionPicker({ regions, map }: RegionPickerProps) {
  const cards = useRef<HTMLFieldSetElement>(null);
  // The chosen card follows the visitor's region, wherever it was set.
  const current = useRegion();
  useEffect(() => {
    const card = cards.current?.querySelector<HTMLInputElement>(`[value="${current}"]`);
    if (card) card.checked = true;
  }, [current]);
  return (
    <div className={styles.picker}>
      {map}
      <Section>
        <fieldset ref={cards} className={styles.cards}>
          <legend className="h2">Select Your Region</legend>
          {regions.map((each, index) => (
            <label key={each.slug} className={styles.card}>
              <input
                type="radio"
                name="region"
                value={each.slug}
                defaultChecked={index === 0}
                // React's onChange misses a press on the card that it last saw chosen.
                onInput={() => setRegion(each.slug)}
              />
              <strong className="h4">{each.longName}</strong>
              <small>
                {`${formatSuburbCount(each.suburbs.length)} suburbs`}
                <br />
                {`${formatTravel(each.travel)} away`}
              </small>
            </label>
          ))}
        </fieldset>
        {regions.map((region) => (
          <RegionPanel key={region.slug} region={region} />
        ))}
        <section className={`card stack ${styles.box}`} aria-labelledby="elsewhere">
          <h2 id="elsewhere" className="h3">
            Don't see your area?
          </h2>
          <p>We may still come to you, especially for several cars at one address.</p>
          <Button to={pages.contact.path} variant="secondary">
            Contact us
          </Button>
        </section>
      </Section>
    </div>
  );
}

function RegionPanel({ region }: { region: Queries.RegionPanelFragment }) {
  const { phone, email } = useBusiness();
  return (
    <section className={`stack ${styles.panel}`} aria-label={region.longName}>
      <div className={`card stack ${styles.box}`}>
        <p>{region.description}</p>
        <dl>
          <dt>Typical travel time</dt>
          <dd>{formatTravel(region.travel)}</dd>
          <dt>Starting price</dt>
          <dd>Varies by service</dd>
          <dt>Specialties</dt>
          <dd>{region.specialties.join(". ")}.</dd>
        </dl>
        <Button to={region.path} variant="secondary">
          View {region.name} Details
        </Button>
      </div>
      <div className={`card stack ${styles.box}`}>
        <p>Ask us about your street</p>
        <Button href={telephoneLink(phone.main)} variant="quiet" icon="phone">
          {phone.main}
        </Button>
        <Button href={inquiryLink(email)} variant="quiet" icon="email">
          {email}
        </Button>
      </div>
      <h2 className="h3">{`Every suburb we visit across ${region.inSentence}`}</h2>
      <SuburbGrid suburbs={region.suburbs} />
    </section>
  );
}

export const regionPanelFragment = graphql`
  fragment RegionPanel on Region {
    name
    inSentence
    description
    specialties
    suburbs {
      name
      postcode
    }
    ...RiverMapRegion
  }
`;
