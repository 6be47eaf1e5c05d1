import type { EstimateRates } from "../business/estimate";
import { readOnce } from "../site/read-once";

/** What is chosen in the estimator, by id. */
interface EstimateChoice {
  service?: string | undefined;
  vehicleSize?: string | undefined;
}

/** The choice an address carries (`?service=…&vehicleSize=…`); what the estimator does not offer is ignored. */
export function readEstimateChoice(
  search: string,
  { estimator, sizes }: EstimateRates,
): EstimateChoice {
  const service = readOnce(search, "service");
  const size = readOnce(search, "vehicleSize");
  return {
    service: estimator.find(({ slug, code }) => service === slug || service === code)?.slug,
    vehicleSize: sizes.find(({ id }) => id === size)?.id,
  };
}

/** The query of an address with the choice written into it; parameters of others are kept. */
export function writeEstimateChoice(search: string, choice: EstimateChoice): string {
  const parameters = new URLSearchParams(search);
  for (const key of ["service", "vehicleSize"] as const) {
    const value = choice[key];
    if (value) parameters.set(key, value);
    else parameters.delete(key);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
