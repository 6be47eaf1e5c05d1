import { useEffect, useState } from "react";

/** What the page query of a page has answered. */
async function readPage<Data>(name: string): Promise<Data> {
  const response = await fetch(`/page-data/${name}/page-data.json`);
  const page = (await response.json()) as { result: { data: Data } };
  return page.result.data;
}

/** Pages whose data the styleguide shows its components with; together they hold every fragment. */
const readPages = async () => ({
  home: await readPage<Queries.HomePageQuery>("index"),
  services: await readPage<Queries.ServicesPageQuery>("services"),
  service: await readPage<Queries.ServicePageQuery>("services/full-detail"),
  booking: await readPage<Queries.BookingPageQuery>("booking"),
  contact: await readPage<Queries.ContactPageQuery>("contact"),
  portfolio: await readPage<Queries.PortfolioPageQuery>("portfolio"),
  areas: await readPage<Queries.ServiceAreasPageQuery>("service-areas"),
  region: await readPage<Queries.RegionPageQuery>("brisbane"),
  blog: await readPage<Queries.BlogListPageQuery>("blog"),
});

export type RealPages = Awaited<ReturnType<typeof readPages>>;

/**
 * The data that the site's own pages have, from their page queries; undefined until it is there. The
 * styleguide has no query of its own, because a build, which makes no styleguide, would warn of it.
 */
export function useRealPages(): RealPages | undefined {
  const [data, setData] = useState<RealPages>();
  useEffect(() => void readPages().then(setData), []);
  return data;
}
