import { type BadRow, ContentCopy, problemsAfter } from "./content-copy";

const service = "services/basic-detail/index.md";
const article = "blog/coffee-stains/index.md";

const errors: BadRow[] = [
  [
    "blog/coffee-stains/index.md:1: The first line is not ---. Put the names and values between two lines of ---, as the README of the folder shows.",
    (c) => c.texts.set(article, "# Coffee\n\nBlot it."),
  ],
  [
    'blog/coffee-stains/index.md:1: "—-" has a long dash, which phones make of two hyphens. Write three hyphens, for example ---',
    [/^---/, "—-"],
  ],
  [
    'blog/coffee-stains/index.md:14: "—" has a long dash, which phones make of two hyphens. Write three hyphens, for example ---',
    [/\n---\n/, "\n—\n"],
  ],
  [
    "articles: The site does not read this folder. Rename it to one of services, regions, blog, portfolio, pages, or move it out of content/",
    (c) => c.rename("blog/", "articles/"),
  ],
  [
    "blog/coffee-stains/index.md:1: The file is empty. Put the names and values between two lines of ---, as the README of the folder shows.",
    (c) => c.texts.set(article, "\n"),
  ],
  [
    "notes.yml:1: The site does not read this file. Move it to where it belongs, such as blog/my-article/index.md, or out of content/",
    (c) => c.texts.set("notes.yml", "a: 1"),
  ],
  [
    "blog/2026/my-article/index.md:1: The site does not read this file. Move it to where it belongs, such as blog/my-article/index.md, or out of content/",
    (c) => c.texts.set("blog/2026/my-article/index.md", "Blot it."),
  ],
  [
    "pricing.yaml:1: The site does not read this file. Keep either this or content/pricing.yml, under that name.",
    (c) => c.texts.set("pricing.yaml", "a: 1"),
  ],
  ...["pricing.yaml", "Pricing.yml", "pricing.YML"].map((name): BadRow => [
    `${name}:1: The site does not read this file. Rename it to pricing.yml.`,
    (c) => c.rename("pricing.yml", name),
  ]),
  ...["pricing.yml.txt", "pricing.txt", "pricing"].map((name): BadRow => [
    `${name}: The site does not read this file. Rename it to pricing.yml.`,
    (c) => {
      c.texts.delete("pricing.yml");
      c.others.push(name);
    },
  ]),
  ...["Index.MD", "index.yml"].map((name): BadRow => [
    `blog/coffee-stains/${name}:1: The site does not read this file. Rename it to index.md.`,
    (c) => c.rename(article, `blog/coffee-stains/${name}`),
  ]),
  ...["index.markdown", "index.md.txt"].map((name): BadRow => [
    `blog/coffee-stains/${name}: The site does not read this file. Rename it to index.md.`,
    (c) => {
      c.texts.delete(article);
      c.others.push(`blog/coffee-stains/${name}`);
    },
  ]),
  [
    'categories.yml:1 colour: "colour" does not belong here. Delete it, or write one of blog, portfolio.',
    [/^blog:/m, "colour: red\nblog:"],
  ],
  [
    'portfolio/White Van/index.md:1: The folder name "White Van" cannot be part of an address. Rename it to white-van: lower-case letters, digits and hyphens.',
    (c) => c.rename("portfolio/white-van/", "portfolio/White Van/"),
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
    "blog/link: This is a shortcut. Put the file itself here.",
    (c) => void c.links.push("blog/link"),
  ],
  [
    "services/basic-detail/index.md:27 pictures.after: after.jpg is missing. Add it beside index.md, or delete this line.",
    (c) => void c.pictures.delete("services/basic-detail/after.jpg"),
  ],
  [
    "portfolio/white-van/index.md:11 after: IMG_1.jpg is missing. Add it beside index.md, or choose another picture.",
    [/^pictures:/m, "after: IMG_1.jpg\npictures:"],
  ],
  [
    'portfolio/white-van/index.md:11 afterShows: "A clean van." is not valid here. Say it once: delete this line, or after: below pictures.',
    [/^pictures:/m, "afterShows: A clean van.\npictures:"],
  ],
  [
    "services/basic-detail/hero.png: Another picture in this folder has the same name. Delete or rename one of them.",
    (c) => c.picture("services/basic-detail/hero.png"),
  ],
  [
    "services/basic-detail/index.md:25 pictures.heo: heo.jpg is missing. Add it beside index.md, or correct its name here if it is hero.jpg.",
    ["  hero:", "  heo:"],
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
    "portfolio/white-van/during.heic: Browsers cannot show this kind of picture. Run npm run photos, which turns it into a JPEG.",
    (c) => void c.others.push("portfolio/white-van/during.heic"),
  ],
  [
    "services/basic-detail/hero.jpg: This picture cannot be read. Copy it again from the phone or camera; for an iPhone photo (HEIC), run npm run photos.",
    (c) => c.picture("services/basic-detail/hero.jpg", { width: 0, height: 0 }),
  ],
  [
    "services/basic-detail/hero.jpg: The picture has only 300 × 169 pixels. Use a picture at least 1600 pixels wide.",
    (c) => c.picture("services/basic-detail/hero.jpg", { width: 300, height: 169 }),
  ],
  [
    "redirects.yml:17 [6].to: There is no published page /here. Change it, or delete this entry.",
    { append: "- to: /here\n  from:\n    - /here" },
  ],
  [
    'redirects.yml:19 [6].from[1]: The address "/faqs" is already used above. Keep one of them.',
    { append: "- to: /faq\n  from:\n    - /faqs" },
  ],
  [
    "redirects.yml:19 [6].from[1]: /contact is already a page. Choose an address that no page has.",
    { append: "- to: /faq\n  from:\n    - /contact" },
  ],
  ...["/old page", "/old?page=2", "old", "//old"].map((address): BadRow => [
    `redirects.yml:19 [6].from[1]: "${address}" is not valid here. Write the part after the name of the site, beginning with a slash, in letters, digits and hyphens, for example /basic`,
    { append: `- to: /faq\n  from:\n    - "${address}"` },
  ]),
  ...["/über-uns", "/a%20b"].map((address): BadRow => [
    `redirects.yml:19 [6].from[1]: "${address}" is not valid here. Delete it, because not every host can forward accents and percent signs; or write one without them, for example /basic`,
    { append: `- to: /faq\n  from:\n    - "${address}"` },
  ]),
  [
    "redirects.yml:19 [6].from[1]: /about.html is already a page. Choose an address that no page has.",
    { append: "- to: /faq\n  from:\n    - /about.html" },
  ],
  ...["/admin", "/robots.txt", "/sitemap.xml", "/404", "/icons/a.png"].map((address): BadRow => [
    `redirects.yml:19 [6].from[1]: The site uses the address ${address} itself. Choose another, or delete it.`,
    { append: `- to: /faq\n  from:\n    - ${address}` },
  ]),
  [
    "regions: There is no published region. Write at least one, as content/regions/README.md shows.",
    (c) => {
      for (const path of [...c.texts.keys(), ...c.pictures.keys()])
        if (path.startsWith("regions/"))
          for (const files of [c.texts, c.pictures]) files.delete(path);
    },
  ],
  [
    "redirects.yml:1: The short address /services/basic is missing, and pages of this site link to it. Add /services/basic to the addresses that lead to /services/basic-detail",
    ["    - /services/basic\n", ""],
  ],
];

test.each(errors)("%s", (message, change) => {
  expect(problemsAfter(message, change)).toEqual([["error", `content/${message}`]]);
});

test("every reference to a draft is an error, but mistakes in the draft are not", () => {
  for (const draft of ["draft: true # not ready", "draft: True"]) {
    const content = new ContentCopy();
    content.edit(service, /^order:/m, `${draft}\norder:`);
    content.edit(service, "duration:", "durration:");
    const errors = content.check().problems.filter(({ severity }) => severity === "error");
    expect([...new Set(errors.map(({ file }) => file.replace("content/", "")))]).toEqual([
      "comparison.yml",
      "pricing.yml",
      "redirects.yml",
      "regions/brisbane/index.md",
      "regions/logan/index.md",
      "services/full-detail/index.md",
      "services/interior-detail/index.md",
    ]);
  }
});
