import { article, job, region, type Bad } from "./bad";

/** Prices, numbers, days, times and addresses. */
export const badNumbers: readonly Bad[] = [
  // Prices and numbers
  ...[
    ["0", "write a price above zero"],
    ["90.5", "write a whole number"],
    ["999999", "write a price below 100000"],
  ].map(([price = "", fix = ""]): Bad => ({
    what: `the price ${price}`,
    change: [/basic-detail: \{from: \d+\}/, `basic-detail: {from: ${price}}`],
    says: `pricing.yml services.basic-detail.from: found ${price}; ${fix}, for example from: 90`,
  })),
  {
    what: "a price for a service that is not there",
    change: ["  mould-removal: {", "  mold-removal: {from: 220}\n  mould-removal: {"],
    at: "mold-removal",
    says: 'pricing.yml services.mold-removal: found the unknown service "mold-removal"; did you mean "mould-removal"?',
  },
  {
    what: "a service without a price, which the estimator offers",
    change: [/^ {2}ceramic-coating: \{.*\n/m, ""],
    at: "services:",
    says: 'pricing.yml services: found no price for the service "ceramic-coating"; add a line, for example ceramic-coating: {from: 90}',
  },
  {
    what: "an estimator that offers an unknown service",
    change: ["estimator: [", "estimator: [full-detial, "],
    says: 'pricing.yml estimator[1]: found the unknown service "full-detial"; did you mean "full-detail"?',
  },
  {
    what: "an estimator that offers a service twice",
    change: ["estimator: [", "estimator: [full-detail, "],
    says: 'pricing.yml estimator[4]: found the service "full-detail", which stands already above; keep one of them',
  },
  {
    what: "a size multiplier of zero",
    change: [/multiplier: 1\.2/, "multiplier: 0"],
    says: "pricing.yml sizes[2].multiplier: found 0; write a number above zero, for example multiplier: 1.2",
  },
  {
    what: "an outer region's service without an outer price",
    change: (content) => content.edit("pricing.yml", /^ {2}ceramic-coating: \d+\n/m, ""),
    at: "service: ceramic-coating",
    says: `${region} popularServices[4].service: found "ceramic-coating", which has no price in outerPrices of pricing.yml; add it there`,
  },
  {
    what: "a range the wrong way round",
    change: [/^travel: .*$/m, "travel: {from: 60, to: 20}"],
    says: `${region} travel.to: found 20; write the smaller number first`,
  },

  // Days, times, addresses
  ...[
    ["31/06/2025", "write a day as year-month-day"],
    ["30/06/2025", "write it year first: 2025-06-30"],
    ["2025-06-31", "there is no such day in the calendar; write a real one"],
    ["2025-6-1", "write a day as year-month-day"],
  ].map(([date = "", fix = ""]): Bad => ({
    what: `the day ${date}`,
    change: [/^date: .*$/m, `date: ${date}`],
    says: `${article} date: found "${date}"; ${fix}, for example date: 2025-06-10`,
  })),
  {
    what: "a year alone",
    change: [/^date: .*$/m, "date: 2025"],
    says: `${article} date: found 2025; write it in full, for example date: 2025-06-10`,
  },
  {
    what: "a month in words",
    change: [/^completed: .*$/m, "completed: December 2024"],
    says: `${job} completed: found "December 2024"; write a month as year-month, for example completed: 2025-05`,
  },
  {
    what: "no opening hours at all",
    change: [/^hours:(\n .*)+/m, "hours: []"],
    says: "business.yml hours: found a list of 0; name at least the days for an appointment",
  },
  {
    what: "a time without minutes",
    change: [/opens: "08:00"/, "opens: 8am"],
    says: 'business.yml hours[1].opens: found "8am"; write a time as "08:00", in quotes, for example opens: "08:00"',
  },
  {
    what: "closing before opening",
    change: [/closes: "\d\d:\d\d"/, 'closes: "07:00"'],
    says: 'business.yml hours[1].closes: found "07:00"; write a closing time after the opening time, for example closes: "17:00"',
  },
  {
    what: "a day listed twice in the hours",
    change: ["days: [saturday]", "days: [saturday, friday]"],
    says: 'business.yml hours[2].days[2]: found "friday"; list each day once; keep one of the two, for example - monday',
  },
  {
    what: "an unknown day of the week",
    change: ["days: [saturday]", "days: [Sat]"],
    says: 'business.yml hours[2].days[1]: found "Sat"; write a weekday in lower-case English, for example - monday',
  },
  {
    what: "a time zone that does not exist",
    change: ["Australia/Brisbane", "Australia/Brisbne"],
    at: "timeZone:",
    says: 'business.yml timeZone: found "Australia/Brisbne"; write a time zone as region/city, for example timeZone: Australia/Brisbane',
  },
  {
    what: "a phone number with words",
    change: [/mobile: .*$/m, "mobile: call 0491"],
    says: 'business.yml phone.mobile: found "call 0491"; write a phone number, for example mobile: 0491 570 156',
  },
  {
    what: "a phone number without spaces, which loses its zero",
    change: [/mobile: .*$/m, "mobile: 0491570156"],
    says: 'business.yml phone.mobile: found 491570156; put quotes around it, for example mobile: "0491 570 156"',
  },
  {
    what: "an email address without its end",
    change: [/^email: .*$/m, "email: info@rivergum"],
    says: 'business.yml email: found "info@rivergum"; write an email address, for example email: info@rivergum.example',
  },
  {
    what: "a web address without https",
    change: [/^siteAddress: .*$/m, "siteAddress: www.rivergum.example"],
    says: 'business.yml siteAddress: found "www.rivergum.example"; write https:// before it: https://www.rivergum.example',
  },
  {
    what: "a site address with a slash at its end",
    change: [/^siteAddress: .*$/m, "siteAddress: https://rivergum.example/"],
    says: 'business.yml siteAddress: found "https://rivergum.example/"; write only the address of the site, in lower case, without a slash',
  },
  {
    what: "a form service without its address",
    change: ["preset: none", "preset: formsubmit"],
    at: "forms:",
    says: "business.yml forms.booking: found nothing; add the address that formsubmit gave you, for example booking: https://formsubmit.co/your-code",
  },
  {
    what: "the example address of a form service",
    change: ["preset: none", "preset: formsubmit\n  booking: https://formsubmit.co/your-code"],
    at: "booking: https://formsubmit.co/your-code",
    says: 'business.yml forms.booking: found the placeholder "https://formsubmit.co/your-code"; write the address that the form service gave you',
    // The site's own address is still an example too.
    problems: 2,
  },
  {
    what: "a form address with a stray %",
    change: (content) => {
      content.edit("business.yml", /^siteAddress: .*$/m, "siteAddress: https://rivergum.com.au");
      content.edit(
        "business.yml",
        "preset: none",
        "preset: formsubmit\n  booking: https://formsubmit.co/100%sure",
      );
    },
    at: "booking: https://formsubmit.co/100%sure",
    says: 'business.yml forms.booking: found "https://formsubmit.co/100%sure", in which a % has no two digits after it; copy it again from the form service',
  },
];
