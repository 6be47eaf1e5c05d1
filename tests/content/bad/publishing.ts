import type { ContentCopy } from "../content-copy";
import { article, job, region, type Bad } from "./bad";

/** Lists, short addresses, and what will not be published. */
export const badPublishing: readonly Bad[] = [
  // Lists
  {
    what: "a suburb without its postcode",
    change: ["Springwood 4127", "Springwood"],
    file: region,
    field: "suburbs[12]",
    found: '"Springwood at',
    fix: "write the name and the postcode, for example - Coorparoo 4151 at -27.495, 153.058",
  },
  {
    what: "a postcode of another state",
    change: ["Springwood 4127", "Springwood 2777"],
    file: region,
    severity: "warning",
    field: "suburbs[12]",
    found: "the postcode 2777, which is not in Queensland",
    fix: "look up the postcode of Springwood",
  },
  {
    what: "two reasons instead of three",
    change: [/^reasons:\n {2}- title: .*\n {4}text: .*\n/m, "reasons:\n"],
    file: region,
    at: "reasons:",
    field: "reasons",
    found: "a list of 2",
    fix: "write exactly three",
  },
  {
    what: "six stars",
    change: ["rating: 5", "rating: 6"],
    file: "reviews.yml",
    field: "[1].rating",
    found: "6",
    fix: "write a number of at most 5",
  },
  {
    what: "a place outside the globe",
    change: [/latitude: -?[\d.]+/, "latitude: -276.4"],
    file: region,
    field: "geo.latitude",
    found: "-276.4",
    fix: "write degrees from -90 to 90",
  },

  // Short addresses
  ...(
    [
      [
        "an address that leads to itself",
        "/here",
        "/here",
        "/here, which leads to itself",
        "name another page",
      ],
      [
        "an address that is there twice",
        "/faq",
        "/faqs",
        "the address /faqs twice",
        "keep one of the two",
      ],
      [
        "a target that does not exist",
        "/servces",
        "/all",
        "a target that does not exist (/servces)",
        'did you mean "/services"?',
      ],
      [
        "a target that leads on",
        "/faqs",
        "/questions",
        "a target that does not exist (/faqs)",
        "write /faq, where that address leads",
      ],
      [
        "an address that hides a page",
        "/faq",
        "/contact",
        "/contact, where a page stands",
        "choose an address that no page has",
      ],
    ] as const
  ).map(([what, to, from, found, fix]) => ({
    what,
    change: (content: ContentCopy) =>
      content.append("redirects.yml", `- to: ${to}\n  from: [${from}]`),
    file: "redirects.yml",
    at: `from: [${from}]`,
    field: "[9].from[1]",
    found,
    fix,
  })),
  {
    what: "addresses that lead to each other",
    change: (content) =>
      content.append("redirects.yml", "- {to: /b, from: [/a]}\n- {to: /a, from: [/b]}"),
    file: "redirects.yml",
    at: "from: [/a]",
    field: "[9].from[1]",
    found: "a circle (/a → /b → /a)",
    fix: "let each address lead to a page",
    problems: 2,
  },
  {
    what: "an address with capitals and a slash at its end",
    change: (content) => content.append("redirects.yml", "- {to: /faq, from: [/FAQ/]}"),
    file: "redirects.yml",
    at: "/FAQ/",
    field: "[9].from[1]",
    found: '"/FAQ/"',
    fix: "write a path of this site",
  },

  // What will not be published
  {
    what: "a draft",
    change: [/^date:/m, "draft: true\ndate:"],
    file: article,
    at: "draft: true",
    severity: "warning",
    field: "draft",
    found: "a draft, which will be left out of the build",
    fix: "delete the line draft: true when it is ready",
    problems: Number.NaN,
  },
  {
    what: "a day that is still to come",
    change: [/^date: .*$/m, "date: 2101-05-01"],
    file: article,
    severity: "warning",
    field: "date",
    found: "still to come (1 May 2101), so it will be left out of the build",
    fix: "build the site again on that day",
  },
  {
    what: "a job finished in the future",
    change: [/^completed: .*$/m, "completed: 2101-05"],
    file: job,
    severity: "warning",
    field: "completed",
    found: "a month that is still to come",
    fix: "write the month in which the job was finished",
  },
  {
    what: "a link to a draft",
    change: (content) =>
      content.edit(
        "blog/preventing-treating-car-interior-mould/index.md",
        /^date:/m,
        "draft: true\ndate:",
      ),
    file: article,
    at: "](/blog/preventing-treating-car-interior-mould)",
    found: "a link to a page that is not published yet",
    fix: "publish that page first",
  },
];
