import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { Price } from "@/components/prices/price/price";
import { Icon } from "@/components/ui/icon/icon";
import { Tooltip } from "@/components/ui/tooltip/tooltip";
import * as styles from "./comparison.module.scss";

/** Which service includes what: a table or, on phones, one service at a time. */
export function Comparison({ comparison }: { comparison: Queries.ComparisonFragment }) {
  const { services, groups } = comparison;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Which service includes what</caption>
        <thead>
          <tr>
            <td />
            {services.map((service) => (
              <th key={service.slug} scope="col">
                <span className={styles.name}>{service.name}</span>
                <Price price={{ ...service.price, perHour: null }} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th scope="rowgroup" className={`h4 ${styles.group}`}>
                {group.name}
              </th>
            </tr>
            {group.features.map((feature) => (
              <tr key={feature.id}>
                <th scope="row">
                  <Tooltip
                    id={`feature-${feature.id}`}
                    label={feature.name}
                    text={feature.explanation}
                  />
                </th>
                {services.map((service) => (
                  <Included
                    key={service.slug}
                    as="td"
                    included={feature.includedIn.includes(service.slug)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className={`lines ${styles.phone}`}>
        {services.map((service) => (
          <details key={service.slug} name="comparison">
            <summary className={styles.service}>
              <h3 className="h4">{service.name}</h3>
              <Price price={{ ...service.price, perHour: null }} />
              <Icon name="chevron" />
            </summary>
            <dl className={styles.features}>
              {groups.map((group) => (
                <Fragment key={group.id}>
                  <dt>{group.name}</dt>
                  {group.features.map((feature) => (
                    <Included
                      key={feature.id}
                      as="dd"
                      included={feature.includedIn.includes(service.slug)}
                    >
                      {feature.name}
                    </Included>
                  ))}
                </Fragment>
              ))}
            </dl>
          </details>
        ))}
      </div>
      {comparison.note && <p className={`note ${styles.note}`}>{comparison.note}</p>}
    </>
  );
}

interface IncludedProps {
  as: "td" | "dd";
  included: boolean;
  children?: ReactNode;
}

/** A tick or nothing, drawn by CSS, because a page has two hundred of them. */
function Included({ as: Cell, included, children }: IncludedProps) {
  return (
    <Cell className={included ? styles.yes : styles.no}>
      <span className="visually-hidden">{included ? "Included: " : "Not included: "}</span>
      {children}
    </Cell>
  );
}

export const comparisonFragment = graphql`
  fragment Comparison on Comparison {
    services {
      slug
      name
      price {
        ...Price
      }
    }
    groups {
      id
      name
      features {
        id
        name
        explanation
        includedIn
      }
    }
    note
  }
`;
