import { useStaticQuery } from "gatsby";
import { fieldsOfEntry, fieldsOfFile } from "@/gatsby/on-create-node/content-fields";
import { checkedSmallContent } from "../../lib/small-content";

// What queries answer for the small business of tests/lib/small-content.ts, whose schema and nodes
// decide what there is.

const { files, entries } = checkedSmallContent;
const { priceLists, addOns } = files.pricing!.data;
const [business] = fieldsOfFile({ kind: "business", data: files.business!.data });
const [rates] = fieldsOfFile({ kind: "pricing", data: files.pricing!.data });

/** The price of a service in Brisbane, which has the standard list, and in Logan. */
function priceOf(id: string): Queries.PriceFragment {
  const [standard = 0, logan] = ["standard", "outer"].map((list) => priceLists[list]?.[id]);
  const regional = logan === undefined ? [] : [{ price: logan, regions: ["logan"] }];
  return { standard, shown: standard, perHour: null, regional };
}

type Service = Queries.BookingServiceFragment & Queries.ServiceLineFragment;
function serviceOf(id: string) {
  const entry = entries.services.find((each) => each.id === id)!;
  return { ...fieldsOfEntry(entry, []).fields, price: priceOf(id) } as unknown as Service;
}

/** The services that are estimated, and one that isn't. */
export const services = ["full-detail", "ceramic-coating", "interior-detail"].map(serviceOf);

type Interval = Queries.CarePlansFragment & { readonly note: string | null };
/** What the estimator and the booking form work with. */
export const pricing = {
  ...rates?.fields,
  estimator: services.slice(0, 2),
  addOns: addOns.map((addOn) => ({ ...addOn, notWith: addOn.notWith.map(serviceOf) })),
} as unknown as Queries.EstimatorFragment & { howOften: Interval[] };

export const regions = entries.regions.map((entry) => ({
  ...fieldsOfEntry(entry, []).fields,
  inSentence: entry.data.longName,
})) as unknown as (Queries.SuburbCheckRegionFragment & { path: string })[];

/** The answer to the static query of src/components/hooks/use-site.ts. */
export const site = {
  business: business?.fields as unknown as Queries.BusinessHeadFragment,
  allService: { nodes: services },
  home: { hero: { alt: "A car", share: { path: "/static/home.jpg", width: 1200, height: 630 } } },
  allRegion: { nodes: regions },
  allBlogPost: { totalCount: 1 },
};

/** The sentences that several pages share. */
export const wording = files.wording!.data;

/** Before each test: answers static queries with `site`, and forgets what earlier tests stored. */
export function startAnew() {
  jest.mocked(useStaticQuery).mockReturnValue(site);
  sessionStorage.clear();
  localStorage.clear();
  arriveBy("navigate");
  delete document.documentElement.dataset["region"];
}

/** Says how the browser came to the page that is shown next. */
export function arriveBy(type: "navigate" | "reload" | "back_forward"): void {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
}

/** The part of the form settings that both forms share. */
export const forms: Queries.FormsFragment & { bookingAction: string; contactAction: string } = {
  configured: false,
  bookingAction: "/__inbox/booking",
  contactAction: "/__inbox/contact",
  nextField: "_next",
  honeypotField: "_honey",
  subjectField: "_subject",
  photosMb: 0,
  hidden: [{ name: "_captcha", value: "false" }],
};

/**
 * The fields of every form that the browser would send, because jsdom sends nothing. Also replaces
 * functions that need a layout, which jsdom doesn't have.
 */
export function watchSubmissions(): [string, string][][] {
  const sent: [string, string][][] = [];
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented) sent.push(entriesOf(form));
    event.preventDefault();
  });
  return sent;
}

/** What a form would send. jsdom doesn't fire the event that lets a page change it. */
function entriesOf(form: HTMLFormElement): [string, string][] {
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event("formdata"), { formData }));
  return [...formData] as [string, string][];
}
