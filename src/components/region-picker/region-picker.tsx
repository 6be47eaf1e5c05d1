import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { mailLink, telephoneLink } from "../../site/links";
import { formatSuburbCount, formatTravel } from "../../business/suburbs";
import { useBusiness } from "../site/use-site";
import { ButtonLink } from "../button/button";
import { Icon } from "../icon/icon";
import { setRegion, useRegion } from "../region/use-region";
import { RiverMap } from "../river-map/river-map";
import { SuburbGrid } from "../suburb-grid/suburb-grid";
import * as styles from "./region-picker.module.scss";

interface RegionPickerProps {
  regions: readonly Queries.RegionPanelFragment[];
  /** Above the cards: the suburb check. */
  check?: ReactNode;
  /** Name of the suburb that carries the map's pin. */
  pin?: string | undefined;
}

/**
 * Regions as cards to choose from beside the map; the one chosen shows its details, contact and suburbs, lights up on the
 * map and decides the prices shown. Radio buttons and CSS, so it works before scripts do.
 */
export function RegionPicker({ regions, check, pin }: RegionPickerProps) {
  const { phone, email } = useBusiness();
  const cards = useRef<HTMLFieldSetElement>(null);
  // The cards follow the region, wherever it became known.
  const current = useRegion();
  useEffect(() => {
    const card = cards.current?.querySelector<HTMLInputElement>(`[value="${current}"]`);
    if (card) card.checked = true;
  }, [current]);
  return (
    <div className={styles["picker"]}>
      <div className={styles["top"]}>
        <div className={styles["choice"]}>
          {check}
          <fieldset ref={cards} className={styles["cards"]}>
            <legend>Select Your Region</legend>
            {regions.map((each, index) => (
              <label key={each.slug} className={styles["card"]}>
                <input
                  type="radio"
                  name="region"
                  value={each.slug}
                  defaultChecked={index === 0}
                  onChange={() => setRegion(each.slug)}
                />
                <span className={styles["name"]}>{each.longName}</span>
                <span className={styles["count"]}>
                  {formatSuburbCount(each.suburbs.length)} suburbs, {formatTravel(each.travel)}s
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className={styles["map"]}>
          <RiverMap regions={regions} pin={pin} />
        </div>
      </div>
      {regions.map((region) => (
        <section key={region.slug} className={styles["panel"]} aria-label={region.longName}>
          <div className={styles["details"]}>
            <div>
              <p className={styles["name"]}>{region.longName}</p>
              <p>{region.description}</p>
              <ButtonLink to={region.path}>View {region.name} Details</ButtonLink>
            </div>
            <dl>
              <div>
                <dt>Typical travel time</dt>
                <dd>{formatTravel(region.travel)}s</dd>
              </div>
              <div>
                <dt>Starting price</dt>
                <dd>Varies by service</dd>
              </div>
              <div>
                <dt>Specialties</dt>
                <dd>
                  <ul>
                    {region.specialties.map((specialty) => (
                      <li key={specialty}>{specialty}</li>
                    ))}
                  </ul>
                </dd>
              </div>
              <div>
                <dt>Ask about your street</dt>
                <dd className={styles["contact"]}>
                  <a href={telephoneLink(phone.mobile)}>
                    <Icon name="phone" />
                    {phone.mobile}
                  </a>
                  <a href={mailLink(email, { subject: "Inquiry from website" })}>
                    <Icon name="mail" />
                    {email}
                  </a>
                </dd>
              </div>
            </dl>
          </div>
          <h2>{`Suburbs we cover across ${region.inSentence}`}</h2>
          <SuburbGrid suburbs={region.suburbs} />
        </section>
      ))}
    </div>
  );
}

export const regionPanelFragment = graphql`
  fragment RegionPanel on Region {
    slug
    path
    name
    longName
    inSentence
    description
    specialties
    travel {
      from
      to
    }
    suburbs {
      name
      postcode
    }
    ...RiverMapRegion
  }
`;
