import { article, job, region, type Bad } from "./bad";

/** Lists, short addresses, and what will not be published. */
export const badPublishing: readonly Bad[] = [
  // Lists
  {
    what: "a suburb without its postcode",
    change: ["Springwood 4127", "Springwood"],
    says: `${region} suburbs[12]: found "Springwood at -27.614, 153.131"; write the name and the postcode, for example - Coorparoo 4151 at -27.495, 153.058`,
  },
  {
    what: "a postcode of another state",
    change: ["Springwood 4127", "Springwood 2777"],
    severity: "warning",
    says: `${region} suburbs[12]: found the postcode 2777, which is not in Queensland; look up the postcode of Springwood`,
  },
  {
    what: "six stars",
    change: ["rating: 5", "rating: 6"],
    says: "reviews.yml [1].rating: found 6; write a number of at most 5, for example rating: 5",
  },
  {
    what: "a place outside the globe",
    change: [/latitude: -?[\d.]+/, "latitude: -276.4"],
    says: `${region} geo.latitude: found -276.4; write degrees from -90 to 90, for example latitude: -27.47`,
  },

  // Short addresses
  ...[
    ["/here", "/here", "found /here, which leads to itself; name another page"],
    ["/faqs", "/faq", "found the address /faqs twice; keep one of the two"],
    ["/contact", "/faq", "found /contact, where a page stands; choose an address that no page has"],
  ].map(([from = "", to = "", says = ""]): Bad => ({
    what: `the address ${from} that leads to ${to}`,
    change: { append: `- to: ${to}\n  from: [${from}]` },
    at: `from: [${from}]`,
    says: `redirects.yml [9].from[1]: ${says}`,
  })),
  ...[
    ["/servces", 'found a target that does not exist (/servces); did you mean "/services"?'],
    ["/faqs", "found a target that does not exist (/faqs); write /faq, where that address leads"],
  ].map(([to = "", says = ""]): Bad => ({
    what: `two addresses that lead to ${to}`,
    change: { append: `- to: ${to}\n  from: [/all, /everything]` },
    says: `redirects.yml [9].to: ${says}`,
  })),
  {
    what: "addresses that lead to each other",
    change: { append: "- {to: /b, from: [/a]}\n- {to: /a, from: [/b]}" },
    says: "redirects.yml [9].from[1]: found a circle (/a → /b → /a); let each address lead to a page that exists",
    problems: 2,
  },
  {
    what: "an address with capitals and a slash at its end",
    change: { append: "- {to: /faq, from: [/FAQ/]}" },
    says: 'redirects.yml [9].from[1]: found "/FAQ/"; write a path of this site beginning with / and without a slash at its end, for example - /basic',
  },

  // What will not be published
  {
    what: "a draft",
    change: [/^date:/m, "draft: true\ndate:"],
    at: "draft: true",
    severity: "warning",
    says: `${article} draft: found a draft, which will be left out of the build; delete the line draft: true when it is ready`,
    problems: Number.NaN,
  },
  ...["draft: true # not ready", "draft: True"].map((line): Bad => ({
    what: `a service with ${line}, which others name`,
    change: (content) =>
      content.edit("services/mould-removal/index.md", /^order:/m, `${line}\norder:`),
    at: "related: [mould-removal",
    says: 'services/interior-detail/index.md related[1]: found the service "mould-removal", which is a draft',
    problems: Number.NaN,
  })),
  {
    what: "a day that is still to come",
    change: [/^date: .*$/m, "date: 2101-05-01"],
    severity: "warning",
    says: `${article} date: found a day that is still to come (1 May 2101), so it will be left out of the build; build the site again on that day`,
  },
  {
    what: "a job finished in the future",
    change: [/^completed: .*$/m, "completed: 2101-05"],
    severity: "warning",
    says: `${job} completed: found a month that is still to come (2101-05); write the month in which the job was finished`,
  },
  {
    what: "a link to a draft",
    change: (content) =>
      content.edit(
        "blog/preventing-treating-car-interior-mould/index.md",
        /^date:/m,
        "draft: true\ndate:",
      ),
    at: "](/blog/preventing-treating-car-interior-mould)",
    says: `${article}: found a link to a page that is not published yet ("/blog/preventing-treating-car-interior-mould"); publish that page first, or take the link out`,
  },
];
