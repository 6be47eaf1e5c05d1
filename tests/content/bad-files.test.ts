import { formatProblem } from "@/content/problem";
import { type BadRow, ContentCopy, testEach } from "./content-copy";

const article = "blog/coffee-stains/index.md";

const errors: BadRow[] = [
  [
    "blog/coffee-stains/index.md:1: The names and values are not between two lines of ---. Write them as the README of the folder shows.",
    (c) => c.texts.set(article, "# Coffee\n\nBlot it."),
  ],
  [
    "notes.yml:1: The site does not read this. Move it to where it belongs, or delete it.",
    (c) => c.texts.set("notes.yml", "a: 1"),
  ],
  [
    "portfolio/white-van/during.heic: The site does not read this. Save it as a JPEG (iPhone: Settings, Camera, Formats, Most Compatible).",
    (c) => void c.others.push("portfolio/white-van/during.heic"),
  ],
  [
    "services/basic-detail/hero.jpg: This picture cannot be read. Save it as a JPEG (iPhone: Settings, Camera, Formats, Most Compatible).",
    (c) => c.picture("services/basic-detail/hero.jpg", { width: 0 }),
  ],
  [
    "services/basic-detail/hero.jpg: The picture is only 300 pixels wide. Use one that is at least 400 pixels wide.",
    (c) => c.picture("services/basic-detail/hero.jpg", { width: 300 }),
  ],
  [
    "services/basic-detail/index.md:24 pictures: No line says what wheel.jpg shows. Add one below pictures, for example wheel: Snow foam on blue paint",
    (c) => c.picture("services/basic-detail/wheel.jpg"),
  ],
  [
    "services/basic-detail/wheel-mobile.jpg: Phones show it in place of wheel.jpg, which is missing. Add wheel.jpg, or rename this picture to it.",
    (c) => c.picture("services/basic-detail/wheel-mobile.jpg"),
  ],
  [
    "services/basic-detail/🚗.jpg: Its name has no letters. Rename it.",
    (c) => c.picture("services/basic-detail/🚗.jpg"),
  ],
  [
    "blog/coffee-stains/index.md:13 pictures.hero: hero.jpg is missing. Add it beside index.md.",
    (c) => void c.pictures.delete("blog/coffee-stains/hero.jpg"),
  ],
  [
    "regions: There is nothing in it. Write one, as content/regions/README.md shows.",
    (c) => {
      for (const path of [...c.texts.keys(), ...c.pictures.keys()])
        if (path.startsWith("regions/"))
          for (const files of [c.texts, c.pictures]) files.delete(path);
    },
  ],
  [
    'services/basic-detail/index.md:13 feature: "feature" does not belong here. Did you mean "features"?',
    [/^features:/m, "feature:"],
  ],
  [
    "pages/home/index.md:7 owner: This page does not show it. Delete it, or move it to a page that does: about.",
    [/^pictures:/m, "owner: Sam\npictures:"],
  ],
  [
    "pages/privacy/index.md:9: This text has a word in braces. Replace {formService} with one of {provider}.",
    { append: "By {provider} or {formService}." },
  ],
  [
    'categories.yml:1 colour: "colour" does not belong here. Delete it.',
    [/^blog:/m, "colour: red\nblog:"],
  ],
  [
    'portfolio/White Van/index.md:1: The folder name "White Van" cannot be part of an address. Rename it to white-van: lower-case letters, digits and hyphens.',
    (c) => c.rename("portfolio/white-van/", "portfolio/White Van/"),
  ],
  [
    'regions/services/index.md:1: The site uses the address "services" itself. Rename the folder.',
    (c) => {
      for (const file of ["index.md", "hero.jpg"])
        c.rename(`regions/logan/${file}`, `regions/services/${file}`);
    },
  ],
  [
    'comparison.yml:1: This file is missing. Restore it as content/README.md says under "Undo a change".',
    (c) => c.texts.delete("comparison.yml"),
  ],
  [
    "pages/quote/index.md:1: This file is missing. Restore it, or write it as content/pages/README.md shows.",
    (c) => c.texts.delete("pages/quote/index.md"),
  ],
  [
    "blog/new-article/index.md:1: This file is missing. Restore it, or write it as content/blog/README.md shows.",
    (c) => c.picture("blog/new-article/hero.jpg"),
  ],
  [
    "services/basic-detail/index.md:27 pictures.after: after.jpg is missing. Add it beside index.md.",
    (c) => void c.pictures.delete("services/basic-detail/after.jpg"),
  ],
  [
    "portfolio/white-van/index.md:11 after: IMG_1.jpg is missing. Add it beside index.md.",
    [/^pictures:/m, "after: IMG_1.jpg\npictures:"],
  ],
  [
    'portfolio/white-van/index.md:11 afterShows: "A clean van." is not valid here. Delete either this line or after: below pictures.',
    [/^pictures:/m, "afterShows: A clean van.\npictures:"],
  ],
  [
    "services/basic-detail/hero.png: Another picture in this folder has the same name. Delete or rename one of them.",
    (c) => c.picture("services/basic-detail/hero.png"),
  ],
  ...['""', ""].map((empty): BadRow => [
    "services/basic-detail/index.md:27 pictures.after: It is empty. Fill it in, for example after: Snow foam on blue paint",
    [/^ {2}after: .*$/m, `  after: ${empty}`],
  ]),
  [
    'services/basic-detail/index.md:27 pictures.after: "IMG_2041" is not valid here. Say what the picture shows, such as Snow foam on blue paint.',
    [/^ {2}after: .*$/m, "  after: IMG_2041"],
  ],
  [
    'services/basic-detail/index.md:27 pictures.After.jpg: The name "After.jpg" is not valid. Write the name in lower-case letters, digits and hyphens, without .jpg.',
    [/^ {2}after:/m, "  After.jpg:"],
  ],
  [
    "redirects.yml:17 [6].to: There is no page /here. Change it, or delete this entry.",
    { append: "- to: /here\n  from:\n    - /here" },
  ],
  [
    "redirects.yml:17 [6].to: There is no page /services/basic. Write /services/basic-detail",
    { append: "- to: /services/basic\n  from:\n    - /wash" },
  ],
  [
    'redirects.yml:19 [6].from[1]: "/faqs" is already used above. Change or delete one of them.',
    { append: "- to: /faq\n  from:\n    - /faqs" },
  ],
  ...["/contact", "/about.html", "/index.html"].map((address): BadRow => [
    `redirects.yml:19 [6].from[1]: ${address} is already a page. Delete this line, or the whole entry if it has no other.`,
    { append: `- to: /faq\n  from:\n    - ${address}` },
  ]),
  ...[
    "/robots.txt",
    "/sitemap.xml",
    "/Sitemap.xml",
    "/favicon.ico",
    "/manifest.webmanifest",
    "/admin",
    "/admin/page",
    "/404",
    "/404.html",
    "/static/x.js",
    "/page-data/app-data.json",
  ].map((address): BadRow => [
    `redirects.yml:19 [6].from[1]: The site uses the address ${address} itself. Delete this line, or the whole entry if it has no other.`,
    { append: `- to: /faq\n  from:\n    - ${address}` },
  ]),
  ...["/old page", "/old?page=2", "old", "/Old-Page/", "/über-uns"].map((address): BadRow => [
    `redirects.yml:19 [6].from[1]: "${address}" is not valid here. Write what follows the name of the site, beginning with a slash, in letters, digits and hyphens, without a slash at its end, for example /basic`,
    { append: `- to: /faq\n  from:\n    - "${address}"` },
  ]),
  [
    "redirects.yml:1: The short address /services/basic is missing, and pages of this site link to it. Add /services/basic to the addresses that lead to /services/basic-detail",
    ["    - /services/basic\n", ""],
  ],
];

testEach(errors);

test("a copied folder is reported at the copy", () => {
  const content = new ContentCopy();
  const service = "services/ceramic-coating";
  content.texts.set(`${service}-2/index.md`, content.text(`${service}/index.md`));
  for (const name of ["hero", "before", "after"]) content.picture(`${service}-2/${name}.jpg`);
  content.edit("pricing.yml", "  outer:", "    ceramic-coating-2: 799\n  outer:");
  expect(content.check().problems.map(formatProblem)).toEqual([
    `content/${service}-2/index.md:2 name: "Ceramic Coating" is already used in content/${service}/index.md. Change or delete one of them.`,
    `content/${service}-2/index.md:3 code: "ceramic" is already used in content/${service}/index.md. Change or delete one of them.`,
  ]);
});

test("a service that is deleted is reported wherever it is still named", () => {
  const content = new ContentCopy();
  for (const files of [content.texts, content.pictures])
    for (const path of [...files.keys()])
      if (path.startsWith("services/basic-detail/")) files.delete(path);
  const files = content.check().problems.map(({ file }) => file.replace("content/", ""));
  expect([...new Set(files)].sort()).toEqual([
    "comparison.yml",
    "pricing.yml",
    "redirects.yml",
    "regions/brisbane/index.md",
    "regions/logan/index.md",
    "services/full-detail/index.md",
    "services/interior-detail/index.md",
  ]);
});
