/** An add-on, with the services that don't need it because they include it or make it pointless. */
interface AddOn {
  notWith: readonly { slug: string }[];
}

/** Says that a service doesn't need an add-on; undefined if they can be booked together. */
export function notNeeded(
  { notWith }: AddOn,
  service: { slug: string; name: string } | undefined,
): string | undefined {
  return service && notWith.some(({ slug }) => slug === service.slug)
    ? `Not needed with ${service.name}`
    : undefined;
}
