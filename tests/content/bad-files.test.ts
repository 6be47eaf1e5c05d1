import { formatProblem } from "@/content/problem";
import { type BadRow, ContentCopy, problemsAfter, testEach } from "./content-copy";

const errors: BadRow[] = [
  [
    "regions/logan/index.md:1: The names and values are not between two lines of ---. Write them as the README of the folder shows.",
    (c) => c.texts.set("regions/logan/index.md", "# Logan\n\nWarm."),
  ],
  [
    "notes.yml:1: The site does not read this. Delete it, or move it out of content/",
    (c) => c.texts.set("notes.yml", "a: 1"),
  ],
  ...["heic", "gif", "TIFF"].map((ending): BadRow => [
    `services/full-detail/during.${ending}: The site does not read this. Save it as a JPEG (iPhone: Settings, Camera, Formats, Most Compatible).`,
    (c) => void c.others.push(`services/full-detail/during.${ending}`),
  ]),
  ...(
    [
      [
        "services/full-detail/index.md",
        "services/full-detail/index.md.txt",
        "Rename it to index.md.",
      ],
      ["services/full-detail/index.md", "services/full-detail/Index.MD", "Rename it to index.md."],
      ["services/full-detail/index.md", "services/full-detail/index.txt", "Rename it to index.md."],
      [
        "services/full-detail/index.md",
        "services/full-detail.md",
        "Move it to content/services/full-detail/index.md",
      ],
      ["business.yml", "business.yaml", "Rename it to business.yml."],
      ["business.yml", "business.yml.txt", "Rename it to business.yml."],
    ] as const
  ).map(([from, to, fix]): BadRow => [
    `${to}${to.endsWith("txt") ? "" : ":1"}: The site does not read this. ${fix}`,
    (c) => {
      c.rename(from, to);
      if (to.split("/").length === 2)
        for (const path of c.pictures.keys())
          if (path.startsWith("services/full-detail/")) c.pictures.delete(path);
    },
  ]),
  [
    "portfolio/white-van/after.jfif: The site does not read this. Rename it to after.jpg.",
    (c) => {
      c.pictures.delete("portfolio/white-van/after.jpg");
      c.others.push("portfolio/white-van/after.jfif");
    },
  ],
  [
    "portfolio/white-van/after.jfif: The site does not read this. Delete it, because content/portfolio/white-van/after.jpg is there.",
    (c) => void c.others.push("portfolio/white-van/after.jfif"),
  ],
  [
    "pages/faq/IMG_1.jpg: This page shows no pictures. Delete it.",
    (c) => c.picture("pages/faq/IMG_1.jpg"),
  ],
  [
    "regions/logan/IMG_1.jpg: This picture is shown nowhere. Delete it.",
    (c) => c.picture("regions/logan/IMG_1.jpg"),
  ],
  [
    "pages/home/IMG_1.jpg: This picture is shown nowhere. Delete it, or rename it to before.jpg, or rename it to ready.jpg.",
    (c) => c.picture("pages/home/IMG_1.jpg"),
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
    "services/basic-detail/index.md:24 pictures: No line says what wheel.jpg shows. Add one below pictures that begins with wheel:",
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
    "pages/terms/index.md:9: A word in braces is wrong or missing. Replace {formService} with one of {provider}, {booking}, {message}, {acceptance}, {tab}, {browser}.",
    { append: "By {provider} or {formService}." },
  ],
  [
    "pages/privacy/index.md:8: A word in braces is wrong or missing. Add {message}, {browser}.",
    [/\{message\} (.*) \{browser\}/, "{acceptance} {tab}"],
  ],
  ['categories.yml:1 colour: "colour" does not belong here. Delete it.', [/^/, "colour: red\n"]],
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
    "regions/redlands/index.md:1: This file is missing. Restore it, or write it as content/regions/README.md shows.",
    (c) => c.picture("regions/redlands/hero.jpg"),
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
    "services/basic-detail/index.md:27 pictures.after: It is empty. Fill it in.",
    [/^ {2}after: .*$/m, `  after: ${empty}`],
  ]),
  [
    'services/basic-detail/index.md:27 pictures.after: "IMG_2041" is not valid here. Say in a few words what the picture shows.',
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
    `redirects.yml:19 [6].from[1]: "${address}" is not valid here. Write what follows the name of the site, beginning with a slash, in letters, digits, dots, underscores and hyphens, without a slash at its end, for example /basic`,
    { append: `- to: /faq\n  from:\n    - "${address}"` },
  ]),
  [
    "redirects.yml:1: The short address /services/basic is missing, and pages of this site link to it. Add /services/basic to the addresses that lead to /services/basic-detail",
    ["    - /services/basic\n", ""],
  ],
];

testEach(errors);

test("a name that is unknown may stand for one that is missing, but not for any other", () => {
  const page = "pages/home/index.md";
  expect(problemsAfter(page, ["lead:", "subtitle:"])).toEqual([
    `${page}:3 subtitle: "subtitle" does not belong here. Delete it, or write lead.`,
    `${page}:2 lead: It is missing. Add it.`,
  ]);
  expect(problemsAfter(page, ["lead:", "subtitle: x\nlead:"])).toEqual([
    `${page}:3 subtitle: "subtitle" does not belong here. Delete it.`,
  ]);
});

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
