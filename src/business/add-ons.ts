/** An add-on, with the services that don't need it because they include it or make it pointless. */
interface AddOn {
  notWith: readonly { slug: string }[];
}

/**
 * Says that the chosen service doesn't need an add-on; undefined if the two can be booked together.
 */
export function notNeeded(
  { notWith }: AddOn,
  service: { slug: string; name: string } | undefined,
): string | undefined {
  return service && notWith.some(({ slug }) => slug === service.slug)
    ? `Not needed with ${service.name}`
    : undefined;
}
