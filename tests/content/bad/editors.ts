import { article, type Bad } from "./bad";

const service = "services/mould-removal";

/** What a text editor or a file system does. */
export const badFromEditors: readonly Bad[] = [
  {
    what: "a heading without its space",
    change: { append: "\n##Heading" },
    severity: "warning",
    says: `${article}: found a heading without a space after its # ("##Heading"); write a space: ## Heading`,
  },
  {
    what: "a table without its rule line",
    change: { append: "\n| a | b |\n| 1 | 2 |" },
    severity: "warning",
    says: `${article}: found a table without the line below its heads ("| a | b |"); add a line below it: | --- | --- |`,
  },
  {
    what: "Word's bullets",
    change: { append: "\n• one\n• two" },
    severity: "warning",
    says: `${article}: found a bullet from another program ("• one"); begin each item with a hyphen and a space: - item`,
  },
  {
    what: "a link that does not close",
    change: { append: "\nSee [the page](/services and so on" },
    severity: "warning",
    says: `${article}: found a link that does not close ("[the page](/services and so on"); close its bracket: [full detail](/services/full-detail)`,
  },
  {
    what: "business.yml.txt",
    change: (content) => content.rename("business.yml", "business.yml.txt"),
    says: 'business.yml.txt: found a file named "business.yml.txt"; rename it to business.yml',
  },
  {
    what: "index.md.txt",
    change: (content) => content.rename(`${service}/index.md`, `${service}/index.md.txt`),
    says: `${service}/index.md.txt: found a text named "index.md.txt"; rename it to index.md`,
  },
  {
    what: "a copy beside its picture",
    change: (content) => content.picture(`${service}/after copy.jpg`),
    says: `${service}/after copy.jpg: found "after copy.jpg", a copy of after.jpg; delete it; if it is the better one, delete after.jpg and rename it to after.jpg`,
  },
  {
    what: "a price with a comma",
    change: [/from: 799/, "from: 1,299"],
    says: 'pricing.yml services.ceramic-coating.299: found an unknown key "299"; write the number without a comma: from: 1299',
  },
  {
    what: "a price in words",
    change: [/from: 799/, 'from: "$1,299"'],
    says: 'pricing.yml services.ceramic-coating.from: found "$1,299"; write it without signs: from: 1299',
  },
  {
    what: "a price ten times too high",
    change: [/from: 799/, "from: 7990"],
    severity: "warning",
    says: "pricing.yml services.ceramic-coating.from: found $7990, while the others cost $90 to $300; look whether a digit is missing or too many; leave it if it is meant",
  },
  {
    what: "a price a tenth",
    change: [/(basic-detail: \{from: )90/, "basic-detail: {from: 9"],
    severity: "warning",
    says: "pricing.yml services.basic-detail.from: found $9, while the others cost $90 to $799; look whether a digit is missing or too many; leave it if it is meant",
  },
  {
    what: "an outer price ten times too high",
    change: [/basic-detail: 100/, "basic-detail: 1000"],
    severity: "warning",
    says: "pricing.yml outerPrices.basic-detail: found $1000, while the standard list has $90; look whether a digit is missing or too many; leave it if it is meant",
  },
  {
    what: "a size multiplier without its point",
    change: ["multiplier: 1.6", "multiplier: 6"],
    severity: "warning",
    says: "pricing.yml sizes[4].multiplier: found 6 times the price; usual is 0.8 to 2; look whether the point stands right; leave it if it is meant",
  },
  {
    what: "a phone number with a digit too few",
    change: ["0491 570 156", "0491 570 15"],
    severity: "warning",
    says: 'business.yml phone.mobile: found "0491 570 15", which is no Australian number; count its digits: ten with the area, such as 0491 570 156 or (07) 5550 0142',
  },
  {
    what: "a place in the north",
    change: [/latitude: -/, "latitude: "],
    severity: "warning",
    says: "regions/ipswich/index.md geo.latitude: found 27.61, which lies outside Queensland; write degrees from -29.2 to -9.1; the south has a minus sign",
  },
  {
    what: "a suburb with a wrong digit in its place",
    change: ["4304 at -27.612, 152.790", "4304 at -27.612, 153.790"],
    severity: "warning",
    says: "regions/ipswich/index.md suburbs[2]: found Booval at -27.612, 153.79, 85 km from the next suburb of Ipswich; look whether a digit is wrong; leave it if it is meant",
  },
  {
    what: "a suburb one letter off",
    change: ["location: Underwood", "location: Underwod"],
    severity: "warning",
    says: 'portfolio/white-van-clean-underwood/index.md location: found "Underwod", while a region lists "Underwood"; write Underwood if that is meant',
  },
  {
    what: "notice: no",
    change: { append: "notice: no" },
    severity: "warning",
    says: 'business.yml notice: found "no"; delete the line where nothing is meant, or write what visitors are to read',
  },
  {
    what: "a social line left empty",
    change: [/facebook: .*/, "facebook:"],
    says: "business.yml social.facebook: found nothing; delete the line, or fill it in, for example facebook: https://www.facebook.com/rivergum",
  },
  {
    what: "a form address on this computer",
    change: ["preset: none", "preset: formsubmit\n  booking: http://localhost:3000/x"],
    at: "booking: http://localhost:3000/x",
    says: 'business.yml forms.booking: found "http://localhost:3000/x"; write the address on the web; this one is your own computer, which nobody else can reach, for example ',
  },
  {
    what: "a value that goes on in the next line",
    change: [/^tagline: .*$/m, "tagline: Mobile\ncar detailing"],
    at: "car detailing",
    says: 'business.yml: found a line without a colon ("car detailing"); put it on the line above where it goes on from there; else write a colon after its name, for example n',
  },
  {
    what: "an article of five megabytes",
    change: { append: `\n${"word ".repeat(1_000_000)}` },
    at: 1,
    says: `${article}: found a text of 5006 thousand characters; shorten it to 300 thousand at the most, or split it into several`,
  },
  {
    what: "a link of the file system",
    change: (content) => void content.links.push("blog/loop.md"),
    says: "blog/loop.md: found a link to somewhere else instead of a file or a folder; put the file itself there, or delete the link",
  },
];
