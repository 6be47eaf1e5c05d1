import { type BadRow, type ContentCopy, problemsAfter, testEach } from "./content-copy";

/**
 * Puts lines in place of the form provider, and gives the site an address that isn't an example.
 */
const form = (lines: string) => (content: ContentCopy) => {
  content.edit("business.yml", "test.example", "test.com.au");
  content.edit("business.yml", "provider: none", lines);
};

/** Lines with that many sizes of vehicle. */
const sizes = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `  - id: size-${index}\n    name: Size ${index}\n    multiplier: 2\n    examples: Vans\n    description: Vans\n`,
  ).join("");

const errors: BadRow[] = [
  [
    'comparison.yml:2 services[1]: There is no service "Basic Detail". Did you mean basic-detail?',
    ["  - basic-detail", "  - Basic Detail"],
  ],
  [
    "business.yml:15 timeZone: It is empty. Fill it in, for example timeZone: Australia/Brisbane",
    ["timeZone: Australia/Brisbane", "timeZone:"],
  ],
  [
    "pricing.yml:20 sizes[1].examples: A list of 2 is not a text. Write it on one line, for example examples: RAV4, Mazda CX-5",
    ["    examples: Mazda2\n", "    examples:\n      - RAV4\n      - Mazda CX-5\n"],
  ],
  [
    'regions/logan/index.md:19 suburbs[1]: The colon behind "Marsden" makes it a name. Delete the colon, for example Coorparoo 4151 at -27.495, 153.058',
    ["Marsden 4132 at -27.679, 153.106", "Marsden: 4132"],
  ],
  [
    'regions/logan/index.md:17 specialties[1]: The colon behind "Family interiors" makes it a name. Put quotes around the whole text.',
    ["  - Family interiors", "  - Family interiors: all of them"],
  ],
  [
    "pages/about/index.md:9 badges[2]: Lines with title, text do not belong here. Write points: or day: above the first of them.",
    [
      "pictures:",
      "badges:\n  - Fair\n  - title: Start\n    text: We go.\n  - title: End\n    text: We stop.\npictures:",
    ],
  ],
  ...(
    [
      ["$95", "write 95, without $"],
      ["95 dollars", "write 95, without dollars"],
      ["$1,200", "write 1200, without $"],
      ["on request", "write the lowest price in whole dollars; prices on request aren't possible"],
    ] as const
  ).map(([price, fix]): BadRow => [
    `pricing.yml:4 priceLists.standard.basic-detail: "${price}" is not a number. ${fix.replace("w", "W")}${/\d/.test(fix.slice(-3)) ? "" : "."}`,
    ["basic-detail: 90", `basic-detail: ${price}`],
  ]),
  [
    'business.yml:20 hours[1].opens: 8 is not valid here. Write a 24-hour time in quotes, for example opens: "08:00"',
    ['opens: "08:00"', "opens: 8"],
  ],
  [
    "reviews.yml:7 [1].datePublished: 20250518 is not valid here. Write a day of the calendar as year-month-day, for example datePublished: 2025-06-10",
    ["datePublished: 2025-02-23", "datePublished: 20250518"],
  ],
  [
    'business.yml:27 replyHours: "2-4" is not what belongs here. Write from, to below it, each on a line of its own with its value.',
    ["replyHours:\n  from: 2\n  to: 4", "replyHours: 2-4"],
  ],
  ...["au", "Au", "Australia", "AUS"].map((country): BadRow => [
    `business.yml:13 base.country: "${country}" is not valid here. Write the code of the country in two capital letters, for example country: AU`,
    ["country: AU", `country: ${country}`],
  ]),
  ...[
    "Marsden 4132 QLD",
    "Marsden QLD",
    "Marsden, 4132",
    "Marsden QLD 4132",
    "Marsden Vic. 4132 at -27.679, 153.106",
    "Marsden (Qld) 4132",
    "Marsden and Underwood 4132",
    "Zillmere",
    "Zillmere 403",
    "Zillmere 4034 at 27.36, 153.03",
    "Zillmere 4034 at -27.36, 153.03 left",
    "Zillmere 4034, Geebung 4034",
  ].map((line): BadRow => [
    `regions/logan/index.md:19 suburbs[1]: "${line}" is not valid here. Write one suburb and no state: its name, its postcode and, for the map, at and its position, for example Coorparoo 4151 at -27.495, 153.058`,
    ["Marsden 4132 at -27.679, 153.106", line],
  ]),
  [
    'pricing.yml:14 estimator[2]: "basic-detail" is already used above. Change or delete one of them.',
    ["estimator:\n", "estimator:\n  - basic-detail\n"],
  ],
  [
    'services/basic-detail/index.md:12 related[2]: "interior-detail" is already used above. Change or delete one of them.',
    ["  - full-detail\n", "  - interior-detail\n"],
  ],
  [
    'comparison.yml:13 groups[1].features[1].includedIn[2]: "basic-detail" is already used above. Change or delete one of them.',
    ["          - full-detail\n", "          - basic-detail\n"],
  ],
  [
    'regions/logan/index.md:14 popularServices[2].service: "basic-detail" is already used above. Change or delete one of them.',
    ["  - service: full-detail", "  - service: basic-detail"],
  ],
  [
    "wording.yml:11 desk: A list of 2 is not valid here. Write {link} in the text of the quote, by which customers accept it.",
    ["{date}: {link}", "{date}: link"],
  ],
  ...["[name]", "(name)", "<name>", "(first name)", "[First Name]", "NAME"].map((name): BadRow => [
    `wording.yml:15 desk[2].text: "${name}, see you." is not valid here. Write {name} in braces.`,
    ["See you on {date}.", `"${name}, see you."`],
  ]),
  [
    'reviews.yml:6 [1].date: "date" does not belong here. Delete it.',
    ["  source: Google", "  date: 2025-05-18\n  source: Google"],
  ],
  ["wording.yml:1 confirmation: It is missing. Add it.", [/^confirmation: .*\n/m, ""]],
  [
    'wording.yml:15 desk[2].text: "See you on {dat}." is not valid here. Replace {dat} with one of {name}, {service}, {date}, {price}, {suburb}, {link}.',
    ["See you on {date}.", "See you on {dat}."],
  ],
  [
    'business.yml:34 notice: "true" is not a text. Put quotes around it.',
    { append: "notice: true" },
  ],
  ...["basic-detal", "Basic-detail"].map((typed): BadRow => [
    `pricing.yml:4 priceLists.standard.${typed}: There is no service "${typed}". Did you mean basic-detail?`,
    ["  basic-detail: 90", `  ${typed}: 90`],
  ]),
  [
    "pricing.yml:4 priceLists.standard.basic-detail: It is empty. Fill it in.",
    ["  basic-detail: 90", "  basic-detail:"],
  ],
  [
    'services/basic-detail/index.md:13 features: "foam, wax" is not a list. Write each item on a line of its own, beginning with a hyphen and a space.',
    ["features:\n  - Hand wash\n  - Vacuum\n  - Windows", "features: foam, wax"],
  ],
  [
    'services/basic-detail/index.md:6 featured: "yes" is not true or false. Write true or false, for example featured: true',
    [/^featured: .*$/m, "featured: yes"],
  ],
  [
    'regions/logan/index.md:3 longName: "wash wash wash wash wash wash wash wash wash wash wash wash wash wash wash wash…" is not valid here. Shorten it to 60 characters.',
    [/^longName: .*$/m, `longName: ${"wash ".repeat(50)}`],
  ],
  [
    "pricing.yml:4 priceLists.standard.basic-detail: 0 is not valid here. Write a price above zero.",
    ["detail: 90", "detail: 0"],
  ],
  [
    "pricing.yml:19 sizes[1].multiplier: 0.9 is not valid here. Write a number of at least 1, for example multiplier: 1.2",
    ["multiplier: 1\n", "multiplier: 0.9\n"],
  ],
  [
    "pricing.yml:4 priceLists.standard.basic-detail: 90.5 is not a whole number. Write whole dollars.",
    ["detail: 90", "detail: 90.5"],
  ],
  [
    "pricing.yml:55 howOften[2].plans.full-detail: This is not valid here. Write either percentOff or price, for example percentOff: 10",
    ["        percentOff: 10", "        percentOff: 10\n        price: 80"],
  ],
  ...["http://fb.example", "https:/fb.example", "https:fb.example", "fb.example"].map(
    (address): BadRow => [
      `business.yml:31 social.facebook: "${address}" is not valid here. Write a web address that begins with https://, for example facebook: https://www.facebook.com/rivergum`,
      [/facebook: .*$/m, `facebook: ${address}`],
    ],
  ),
  ...["https://rivergum", "https://localhost:9000"].map((address): BadRow => [
    `business.yml:3 siteAddress: "${address}" is not valid here. Write the whole name of its site, with dots and an ending such as .com.au, for example siteAddress: https://rivergum.example`,
    [/^siteAddress: .*$/m, `siteAddress: ${address}`],
  ]),
  ...(
    [
      ["from {price}", "from"],
      ["about  {price}", "about"],
      ["around {price}", "around"],
      ["AUD {price}", "AUD"],
      ["${price}", "$"],
      ["{price} dollars", "dollars"],
    ] as const
  ).map(([words, twice]): BadRow => [
    `pages/home/index.md:8 price.priced: "A {service} for a {size} in {suburb} is ${words}." is not valid here. Delete ${twice} beside {price}, which brings "from" or "about" and the dollar sign with it.`,
    [
      "pictures:",
      `price:\n  priced: A {service} for a {size} in {suburb} is ${words}.\n  unpriced: "{service} in {suburb} costs {price}."\npictures:`,
    ],
  ]),
  [
    'pages/home/index.md:9 price.unpriced: "{price} is what {service} costs in {suburb}." is not valid here. Write {price} after {suburb}.',
    [
      "pictures:",
      'price:\n  priced: A {service} for a {size} in {suburb} is {price}.\n  unpriced: "{price} is what {service} costs in {suburb}."\npictures:',
    ],
  ],
  [
    'wording.yml:15 desk[2].text: "See you on {date}, for ${price}." is not valid here. Delete $ beside {price}, which brings "from" or "about" and the dollar sign with it.',
    ["text: See you on {date}.", "text: See you on {date}, for ${price}."],
  ],
  [
    "pages/home/index.md:7 price.unpriced: It is missing. Add it, for example unpriced: {service} in {suburb} costs {price}, depending on the car.",
    ["pictures:", "price:\n  priced: A {service} for a {size} in {suburb} is {price}.\npictures:"],
  ],
  ...["Etc/GMT+10", "Australia/Brisbne"].map((zone): BadRow => [
    `business.yml:15 timeZone: "${zone}" is not valid here. Write a time zone like Australia/Brisbane`,
    ["Australia/Brisbane", zone],
  ]),
  [
    "pricing.yml:8 priceLists.outer: The price of full-detail is missing. Add a line, for example full-detail: 300",
    ["    full-detail: 320\n", ""],
  ],
  [
    "pricing.yml:2 priceLists.standard: It is missing. Write the standard prices below it, one service a line.",
    ["  standard:\n", "  ordinary:\n"],
  ],
  [
    'regions/logan/index.md:9 priceList: There is no price list "oter". Did you mean outer?',
    [/^priceList: .*$/m, "priceList: oter"],
  ],
  [
    "pricing.yml:3 priceLists.standard: The price of ceramic-coating is missing. Add a line with the service and its lowest price.",
    [/ {4}ceramic-coating: 799\n/, ""],
  ],
  [
    "pricing.yml:16 sizes: A list of 9 is not valid here. List at most eight.",
    ["addOns:", `${sizes(6)}addOns:`],
  ],
  [
    "regions/logan/index.md:8 travel.to: 10 is not valid here. Write the smaller number first.",
    ["  to: 60", "  to: 10"],
  ],
  [
    'reviews.yml:7 [1].datePublished: "30/06/2025" is not valid here. Write a day of the calendar as year-month-day, for example datePublished: 2025-06-10',
    ["datePublished: 2025-02-23", "datePublished: 30/06/2025"],
  ],
  [
    'business.yml:21 hours[1].closes: "07:00" is not valid here. Write a time after the opening time, like "17:00"',
    [/closes: "17:00"/, 'closes: "07:00"'],
  ],
  [
    "business.yml:16 hours: A list of 2 is not valid here. List each day once.",
    ["      - saturday", "      - saturday\n      - friday"],
  ],
  [
    "business.yml:7 phone.mobile: 491570156 is not valid here. Write one number with its area code, as in 0491 570 156 or (07) 5550 0142, for example mobile: 0491 570 156",
    [/mobile: .*$/m, "mobile: 0491570156"],
  ],
  [
    'business.yml:3 siteAddress: "https://test.example/x/" is not valid here. Write only the address of the site, in lower case, without accents and without a slash at its end.',
    [/^siteAddress: .*$/m, "siteAddress: https://test.example/x/"],
  ],
  [
    'business.yml:3 siteAddress: "https://www.sams,com.au" is not valid here. Write the whole name of its site, with dots and an ending such as .com.au, for example siteAddress: https://rivergum.example',
    [/^siteAddress: .*$/m, "siteAddress: https://www.sams,com.au"],
  ],
  [
    'business.yml:7 phone.mobile: "0491 570 15" is not valid here. Write one number with its area code, as in 0491 570 156 or (07) 5550 0142',
    [/mobile: .*$/m, "mobile: 0491 570 15"],
  ],
  [
    "business.yml:6 phone: It is empty. Write mobile, landline below it, each on a line of its own with its value.",
    [/ {2}mobile: .*\n {2}landline: .*\n/, ""],
  ],
  [
    "business.yml:32 forms.address: It is missing. Paste the address that the form provider gave you.",
    form("provider: formsubmit"),
  ],
  [
    'business.yml:34 forms.key: "your-access-key" is not valid here. Paste the key that the form provider gave you.',
    form("provider: web3forms\n  key: your-access-key"),
  ],
  [
    "services/basic-detail/index.md:11 related[1]: This is the service itself. Name another one.",
    ["  - interior-detail", "  - basic-detail"],
  ],
  [
    'portfolio/white-van/index.md:9 bookingService: There is no service "full-detaill". Did you mean full-detail?',
    [/^bookingService: .*$/m, "bookingService: full-detaill"],
  ],
  [
    'pricing.yml:38 addOns[1].notWith[1]: There is no service "full". Write one of basic-detail, ceramic-coating, full-detail, interior-detail, or delete it here.',
    ["      - ceramic-coating", "      - full"],
  ],
  ...["27.5", "153.1"].map((degrees): BadRow => [
    `regions/logan/index.md:32 geo.latitude: ${degrees} is not valid here. Write degrees from -90 to 0, for example latitude: -27.47`,
    ["latitude: -27.5", `latitude: ${degrees}`],
  ]),
  [
    "regions/logan/index.md:33 geo.longitude: -27.5 is not valid here. Write degrees from 0 to 180, for example longitude: 153.02",
    ["longitude: 153.1", "longitude: -27.5"],
  ],
  [
    'regions/logan/index.md:19 suburbs[1].name: "Coorparoo" is already used in content/regions/brisbane/index.md. Change or delete one of them.',
    ["  - Marsden 4132", "  - Coorparoo 4151\n  - Marsden 4132"],
  ],
  [
    "services/basic-detail/index.md:28: There is no text below the second ---. Write it there.",
    [/\n---\n[^]*$/, "\n---\n"],
  ],
];

testEach(errors);

test("two lines that were joined are reported with the name that lost its line", () => {
  const region = "regions/logan/index.md";
  expect(problemsAfter(region, ["interiors\nsuburbs:", "interiors suburbs:"])).toContain(
    `${region}:17 specialties[1]: The colon behind "Family interiors suburbs" makes it a name. Delete the colon, or write suburbs: on a line of its own.`,
  );
});
