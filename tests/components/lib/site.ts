import { useStaticQuery } from "gatsby";
import { checkedSmallContent } from "../../lib/small-content";
import { site as facts } from "../../site/head/site-facts";

/**
 * The answer to the static query of src/components/hooks/use-site.ts, for the business of these
 * tests.
 */
export const site = {
  business: {
    ...facts.business,
    name: "Test Detailing",
    shortName: "Test",
    siteAddress: "https://test.example",
    serviceArea: "Brisbane",
    map: true,
    email: "hello@test.example",
    phone: { main: "0491 570 156", canReceiveSms: true, landline: null },
    timeZone: "Australia/Brisbane",
    hours: [{ days: ["monday", "tuesday"], opens: "08:00", closes: "17:00", byAppointment: false }],
    replyHours: { from: 2, to: 4 },
  },
  allService: { nodes: [{ price: { standard: 90 } }] },
  home: { hero: facts.picture },
  allRegion: {
    nodes: [
      { slug: "brisbane", longName: "Brisbane", inSentence: "Brisbane", path: "/brisbane" },
      { slug: "logan", longName: "Logan", inSentence: "Logan", path: "/logan" },
    ],
  },
};

/** The sentences that several pages share. */
export const wording = checkedSmallContent.files.wording!.data;

/** Before each test: answers static queries with `site`, and forgets what earlier tests stored. */
export function startAnew() {
  jest.mocked(useStaticQuery).mockReturnValue(site);
  sessionStorage.clear();
  localStorage.clear();
  delete document.documentElement.dataset["region"];
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

const region = (slug: string, name: string, suburb: string, postcode: string) => ({
  slug,
  name,
  longName: name,
  inSentence: name,
  travel: { from: 0, to: 30 },
  suburbs: [{ name: suburb, postcode }],
});
/** Two regions with a suburb each. */
export const regions = [
  region("brisbane", "Brisbane", "Coorparoo", "4151"),
  region("logan", "Logan", "Marsden", "4132"),
];

const priced = (slug: string, code: string, name: string, brisbane: number, logan: number) => ({
  slug,
  code,
  name,
  price: {
    standard: brisbane,
    shown: brisbane,
    perHour: null,
    regional: [{ price: logan, regions: ["logan"] }],
  },
});
/** A service that isn't estimated. */
export const mould = {
  slug: "mould-removal",
  code: "mould",
  name: "Mould Removal",
  duration: "Varies",
  price: { standard: 220, shown: 220, perHour: null, regional: [] },
};
/** What the estimator and the booking form work with. */
export const pricing = {
  roundTo: 5,
  estimator: [
    priced("full-detail", "full", "Full Detail", 300, 320),
    priced("ceramic-coating", "ceramic", "Ceramic Coating", 799, 850),
  ],
  sizes: [
    { id: "small", name: "Small Vehicle", multiplier: 1, examples: "Mazda2" },
    { id: "medium", name: "Medium Vehicle", multiplier: 1.2, examples: "Golf" },
    { id: "xlarge", name: "Extra Large Vehicle", multiplier: 1.6, examples: "LandCruiser" },
  ],
  addOns: [
    {
      id: "hand-wax",
      title: "Hand Wax",
      from: 40,
      description: "Buffed by hand.",
      notWith: [{ slug: "ceramic-coating" }],
    },
    {
      id: "engine-bay-detailing",
      title: "Engine Bay Detailing",
      from: 50,
      description: "Dust out.",
      notWith: [],
    },
  ],
  condition: {
    question: "Is any of this in the car?",
    note: "It may change the quote.",
    answers: [{ id: "sand", title: "Sand", from: null }],
  },
};
