import { useEffect, useState } from "react";

/** Pages whose data the styleguide shows its components with; together they hold every fragment. */
const pages = {
  home: "index",
  services: "services",
  service: "services/full-detail",
  booking: "booking",
  contact: "contact",
  portfolio: "portfolio",
  areas: "service-areas",
  region: "brisbane",
  blog: "blog",
} as const;

export interface RealPages {
  home: Queries.HomePageQuery;
  services: Queries.ServicesPageQuery;
  service: Queries.ServicePageQuery;
  booking: Queries.BookingPageQuery;
  contact: Queries.ContactPageQuery;
  portfolio: Queries.PortfolioPageQuery;
  areas: Queries.ServiceAreasPageQuery;
  region: Queries.RegionPageQuery;
  blog: Queries.BlogListPageQuery;
}

async function readPageData(name: string): Promise<unknown> {
  const response = await fetch(`/page-data/${name}/page-data.json`);
  const page = (await response.json()) as { result: { data: unknown } };
  return page.result.data;
}

/**
 * The data that the site's own pages have, from their page queries; undefined until it is there. The
 * styleguide has no query of its own, because a build, which makes no styleguide, would warn of it.
 */
export function useRealPages(): RealPages | undefined {
  const [data, setData] = useState<RealPages>();
  useEffect(() => {
    let isGone = false;
    const entries = Object.entries(pages).map(async ([key, name]) => [
      key,
      await readPageData(name),
    ]);
    void Promise.all(entries).then((all) => {
      if (!isGone) setData(Object.fromEntries(all) as unknown as RealPages);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return data;
}
