/** What is known of a quote somebody asks for, in the words that are shown. */
export interface QuoteFacts {
  service?: string | undefined;
  vehicleSize?: string | undefined;
  /** Suburb or region, as it stands in a sentence. */
  place?: string | undefined;
  /** `$450`, `about $490`. */
  estimate?: string | undefined;
}

/** A text message that asks for a quote and says what is known already. */
export function formatQuoteText({ service, vehicleSize, place, estimate }: QuoteFacts): string {
  const what = [service ?? "a detail", vehicleSize?.toLowerCase()].filter(Boolean).join(", ");
  const where = place ? ` in ${place}` : "";
  const price = estimate ? ` Your website says ${estimate}.` : "";
  return `Hi, could I get a quote for ${what}${where}?${price}`;
}
