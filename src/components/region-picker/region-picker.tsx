import { graphql } from "gatsby";
import { mailLink, telephoneLink } from "../../site/links";
import { formatSuburbCount, formatTravel } from "../../business/suburbs";
import { useBusiness } from "../../hooks/use-site";
import { ButtonLink } from "../button/button";
import { Icon } from "../icon/icon";
import { SuburbGrid } from "../suburb-grid/suburb-grid";
import * as styles from "./region-picker.module.scss";

/** Regions as cards to choose from; the one chosen shows its suburbs, details and contact. Radio buttons and CSS, so it works before scripts do. */
export function RegionPicker({ regions }: { regions: readonly Queries.RegionPanelFragment[] }) {
  const { phone, email } = useBusiness();
  return (
    <div className={styles["picker"]}>
      <fieldset className={styles["cards"]}>
        <legend>Select Your Region</legend>
        {regions.map((region, index) => (
          <label key={region.slug} className={styles["card"]}>
            <input type="radio" name="region" value={region.slug} defaultChecked={index === 0} />
            <span className={styles["name"]}>{region.longName}</span>
            <span className={styles["count"]}>
              {formatSuburbCount(region.suburbs.length)} suburbs, {formatTravel(region.travel)}s
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles["panels"]}>
        {regions.map((region) => (
          <section key={region.slug} className={styles["panel"]} aria-label={region.longName}>
            <div className={styles["suburbs"]}>
              <h2>{`Suburbs we cover in ${region.inSentence}`}</h2>
              <SuburbGrid suburbs={region.suburbs} />
            </div>
            <div className={styles["aside"]}>
              <div className={styles["details"]}>
                <h3>{region.longName}</h3>
                <p>{region.description}</p>
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
                </dl>
                <ButtonLink to={region.path} wide>
                  View {region.name} Details
                </ButtonLink>
              </div>
              <div className={styles["contact"]}>
                <h3>Ask about your street</h3>
                <a href={telephoneLink(phone.mobile)}>
                  <Icon name="phone" />
                  {phone.mobile}
                </a>
                <a href={mailLink(email, { subject: "Inquiry from website" })}>
                  <Icon name="mail" />
                  {email}
                </a>
              </div>
            </div>
          </section>
        ))}
      </div>
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
  }
`;
