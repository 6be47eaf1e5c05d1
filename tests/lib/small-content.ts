import { checkContent } from "@/content/check/check-content";
import type { ContentFolder } from "@/content/read/read-content-folder";
import type { PictureFacts } from "@/pictures/read-picture-facts";
import { pageIds, pagesWithText } from "@/site/page-ids";
import { pages } from "@/site/pages";

// The content of a business for tests, as small as the check allows, so that tests don't depend on
// the owner's content.

const description =
  "Mobile car detailing at your home or work, from a quick wash to a coating of ten years";
const seo = (title: string) => `seo:
  title: ${title}
  description: ${description}, told on the page ${title}.`;
const faq = `faq:
  - question: Do you bring water?
    answer: We need your tap. See the [questions](/faq#rain).`;

const list = (key: string, items: readonly string[]) =>
  [`${key}:`, ...items.map((item) => `  - ${item}`)].join("\n");

/** The text of a service. The first word of its name becomes its short code. */
const service = (name: string, order: number, ...related: string[]) => `---
name: ${name}
code: ${name.split(" ")[0]?.toLowerCase()}
group: main
order: ${order}
featured: true
highlighted: false
summary: A careful wash, inside and out.
duration: 1–2 hours
${list("related", related)}
features:
  - Hand wash
  - Vacuum
  - Windows
recommendation: Choose this, or a [full detail](/services/full-detail).
${faq}
${seo(`${name} at Home`)}
pictures:
  hero: Foam on blue paint.
  before: A dusty wheel.
  after: The same wheel, clean.
---
A wash, done where the car is parked.
`;

const region = (
  name: string,
  { order, more, suburbs }: { order: number; more: string; suburbs: string[] },
) => `---
name: ${name}
longName: ${name}
key: ${name.toLowerCase()}
order: ${order}
travel:
  from: 20
  to: 60
${more}
popularServices:
  - service: basic-detail
    popular: true
  - service: full-detail
description: We visit all of ${name}.
specialties:
  - Family interiors
${list("suburbs", suburbs)}
reasons:
  - title: Near
    text: We live here.
  - title: Clear
    text: You know the price first.
  - title: Careful
    text: One car at a time.
${faq}
geo:
  latitude: -27.5
  longitude: 153.1
${seo(`Detailing in ${name}`)}
pictures:
  hero: A street in ${name}.
---
${name} is warm and humid.
`;

const article = (id: number, title: string, category: string) => `---
id: "${id}"
title: ${title}
excerpt: What to do first, what to leave alone, and when to ask for help with it.
date: 2025-06-0${id}
readMinutes: 1
category: ${category}
tags:
  - interior
  - seats
metaDescription: ${description}, in article ${id}.
pictures:
  hero: A seat.
---
Blot it, then book an [interior detail](/services/interior-detail).
`;

const job = (id: number, title: string, location: string) => `---
id: ${id}
title: ${title}
category: Full Detail
description: Months of dust, gone in a day.
hours: 3
location: ${location}
completed: 2024-12
bookingService: full-detail
sample: true
pictures:
  after: A clean van.
  before: The same van under dust.
---
A van is a sign on wheels.
`;

const page = (heading: string, more = "", body = "") =>
  `---\nheading: ${heading}\nlead: What this page is about.\n${seo(heading)}\n${more}---\n${body}`;

const files: Record<string, string> = {
  "business.yml": `name: Test Detailing
shortName: Test
siteAddress: https://test.example
tagline: Mobile car detailing in Brisbane and Logan
description: ${description}.
phone:
  mobile: 0491 570 156
  landline: (07) 5550 0142
email: info@test.example
base:
  locality: Brisbane
  state: QLD
  country: AU
serviceArea: Brisbane and Logan
timeZone: Australia/Brisbane
hours:
  - days:
      - monday
      - friday
    opens: "08:00"
    closes: "17:00"
  - days:
      - saturday
    opens: "08:00"
    closes: "17:00"
    byAppointment: true
replyHours:
  from: 2
  to: 4
social:
  facebook: https://www.facebook.com/test.example
forms:
  provider: none
`,
  "pricing.yml": `roundTo: 5
priceLists:
  standard:
    basic-detail: 90
    interior-detail: 180
    full-detail: 300
    ceramic-coating: 799
  outer:
    basic-detail: 100
    full-detail: 320
    ceramic-coating: 850
estimator:
  - basic-detail
  - full-detail
  - ceramic-coating
sizes:
  - id: small
    name: Small Vehicle
    multiplier: 1
    examples: Mazda2
    description: Light hatchbacks
  - id: medium
    name: Medium Vehicle
    multiplier: 1.2
    examples: Mazda3
    description: Sedans
  - id: xlarge
    name: Extra Large Vehicle
    multiplier: 1.6
    examples: LandCruiser
    description: Four-wheel drives
addOns:
  - id: hand-wax
    title: Hand Wax
    from: 40
    description: A coat of wax.
    notWith:
      - ceramic-coating
  - id: engine-bay-detailing
    title: Engine Bay Detailing
    from: 50
    description: Dust out.
condition:
  question: Is any of this in the car?
  note: It may change the quote.
  answers:
    - id: sand
      title: Sand
howOften:
  - id: once
    label: Once
  - id: every-two-weeks
    label: Every two weeks
    plans:
      full-detail:
        percentOff: 10
  - id: monthly
    label: Monthly
    note: suits most cars
surcharge:
  from: 10
  to: 20
`,
  "comparison.yml": `services:
  - basic-detail
  - full-detail
groups:
  - id: exterior
    name: Exterior
    features:
      - id: hand-wash
        name: Hand wash
        explanation: By hand.
        includedIn:
          - basic-detail
          - full-detail
`,
  "faq.yml": `- id: rain
  question: What if it rains?
  answer: We find another day. [Ask us](/contact).
- id: payment
  question: How can I pay?
  answer: By card or cash.
`,
  "reviews.yml": `- id: 1
  name: Priya S.
  location: Coorparoo
  rating: 5
  text: A clean car.
  source: Google Review
  datePublished: 2025-02-23
  sample: true
`,
  "redirects.yml": [
    ["/services/basic-detail", "/basic", "/services/basic"],
    ["/services/interior-detail", "/services/interior"],
    ["/services/full-detail", "/services/full"],
    ["/services/ceramic-coating", "/services/ceramic"],
    ["/faq", "/faqs"],
  ]
    .map(([to, ...from]) => `- to: ${to}\n  from:\n${from.map((old) => `    - ${old}\n`).join("")}`)
    .join(""),
  "categories.yml": "blog:\n  - Car Care Tips\n  - Seasonal Care\nportfolio:\n  - Full Detail\n",
  "wording.yml": `startingPrices: Starting prices for a small vehicle.
confirmation: We confirm the price later.
closings:
  service: Tell us the car.
${["region", "article"]
  .map((page) => `  ${page}:\n    title: The end of ${page}\n    text: Tell us the car.\n`)
  .join("")}desk:
  - title: Text the quote
    text: "{name}, it is {price} on {date}: {link}"
  - title: Confirm
    text: See you on {date}.
`,
  "services/basic-detail/index.md": service("Basic Detail", 1, "interior-detail", "full-detail"),
  "services/interior-detail/index.md": service("Interior Detail", 2, "basic-detail", "full-detail"),
  "services/full-detail/index.md": service("Full Detail", 3, "basic-detail", "ceramic-coating"),
  "services/ceramic-coating/index.md": service(
    "Ceramic Coating",
    4,
    "interior-detail",
    "full-detail",
  ),
  "regions/brisbane/index.md": region("Brisbane", {
    order: 1,
    more: "priceList: standard\nhasSurcharge: false",
    suburbs: ["Coorparoo 4151 at -27.495, 153.058", "Toowong 4066 at -27.485, 152.993"],
  }),
  "regions/logan/index.md": region("Logan", {
    order: 2,
    more: "priceList: outer\nhasSurcharge: true",
    suburbs: ["Marsden 4132 at -27.679, 153.106", "Underwood 4119 at -27.611, 153.111"],
  }),
  "blog/coffee-stains/index.md": article(1, "Coffee on the Seat", "Car Care Tips"),
  "blog/summer-care/index.md": article(2, "Your Car in Summer", "Seasonal Care"),
  "portfolio/white-van/index.md": job(1, "White van", "Underwood"),
  "portfolio/red-hatch/index.md": job(2, "Red hatch", "Coorparoo"),
  ...Object.fromEntries(
    pageIds.map((id) => [
      `pages/${id}/index.md`,
      page(pages[id].label, "", pagesWithText.includes(id) ? "We know the sun.\n" : ""),
    ]),
  ),
  "pages/home/index.md": page("Home", "pictures:\n  hero: A car.\n"),
  "pages/services/index.md": page("Services", "pictures:\n  hero: A car.\n", "We know the sun.\n"),
  "pages/about/index.md": page(
    "About",
    'pictures:\n  "1": Cloths.\n  "2": A brush.\n',
    "We travel.\n",
  ),
  "pages/service-areas/index.md": page("Service Areas", "pictures:\n  hero: A street.\n"),
  "pages/privacy/index.md": page(
    "Privacy",
    "",
    "{provider} {booking} {message} {acceptance} {tab} {browser}\n",
  ),
};

/** The names below `pictures:`. */
function pictureNames(text: string): string[] {
  const [, below = ""] = /^pictures:((?:\n {2}.*)+)$/m.exec(text) ?? [];
  return [...below.matchAll(/\n {2}"?([\w-]+)"?: /g)].map(([, name]) => name ?? "");
}

const pictures = Object.entries(files).flatMap(([path, text]): PictureFacts[] =>
  pictureNames(text).map((name) => ({
    path: path.replace("index.md", `${name}.jpg`),
    width: 1920,
  })),
);

/** The texts and pictures of a whole small site, without mistakes. */
export const smallContent: ContentFolder = {
  texts: new Map(Object.entries(files)),
  pictures: new Map(pictures.map((facts) => [facts.path, facts])),
};

/** The same content after the check. */
export const checkedSmallContent = checkContent(smallContent);
