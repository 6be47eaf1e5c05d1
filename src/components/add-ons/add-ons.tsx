import { graphql } from "gatsby";
import { Price } from "../price/price";
import * as styles from "./add-ons.module.scss";

/** Extras as a price list. */
export function AddOns({ addOns }: { addOns: readonly Queries.AddOnFragment[] }) {
  return (
    <ul className={styles["list"]}>
      {addOns.map(({ id, title, from, description }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{description}</p>
          <Price price={{ from, perHour: null, regional: [] }} />
        </li>
      ))}
    </ul>
  );
}

export const addOnFragment = graphql`
  fragment AddOn on AddOn {
    id
    title
    from
    description
  }
`;
