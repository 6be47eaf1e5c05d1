import { article, job, region, service, type Bad } from "./bad";

/** Names that refer to each other, that are there twice, and those of folders. */
export const badNames: readonly Bad[] = [
  // Names that refer to each other
  {
    what: "an unknown related service",
    change: [/^related: .*$/m, "related: [interior-detial, full-detail]"],
    file: service,
    field: "related[1]",
    found: 'the unknown service "interior-detial"',
    fix: 'did you mean "interior-detail"?',
  },
  {
    what: "one related service instead of two",
    change: [/^related: .*$/m, "related: [full-detail]"],
    file: service,
    field: "related",
    found: "a list of 1",
    fix: "name exactly two services",
  },
  {
    what: "three related services",
    change: [/^related: .*$/m, "related: [full-detail, interior-detail, mould-removal]"],
    file: service,
    field: "related",
    found: "a list of 3",
    fix: "name exactly two services",
  },
  {
    what: "a service related to itself",
    change: [/^related: .*$/m, "related: [basic-detail, full-detail]"],
    file: service,
    field: "related[1]",
    found: "the service itself",
    fix: "name another service",
  },
  {
    what: "an unknown popular service",
    change: ["service: basic-detail", "service: basic"],
    file: region,
    field: "popularServices[1].service",
    found: 'the unknown service "basic"',
    fix: "use one of: basic-detail",
  },
  {
    what: "an unknown booking service",
    change: [/^bookingService: .*$/m, "bookingService: full-detaill"],
    file: job,
    field: "bookingService",
    found: 'the unknown service "full-detaill"',
    fix: 'did you mean "full-detail"?',
  },
  {
    what: "an unknown category of articles",
    change: [/^category: .*$/m, "category: Car Care Tip"],
    file: article,
    field: "category",
    found: 'the unknown category "Car Care Tip"',
    fix: 'did you mean "Car Care Tips"?',
  },
  {
    what: "an unknown category of jobs",
    change: [/^category: .*$/m, "category: Boats"],
    file: job,
    field: "category",
    found: 'the unknown category "Boats"',
    fix: "use one of: Full Detail",
  },
  {
    what: "an unknown service in the comparison",
    change: ["services: [basic-detail", "services: [basic-details"],
    file: "comparison.yml",
    field: "services[1]",
    found: 'the unknown service "basic-details"',
    fix: 'did you mean "basic-detail"?',
    problems: Number.NaN,
  },
  {
    what: "an unknown price list",
    change: [/^priceList: .*$/m, "priceList: cheap"],
    file: region,
    field: "priceList",
    found: '"cheap"',
    fix: "write standard or outer",
  },
  {
    what: "an unknown page",
    change: (content) => content.rename("pages/faq/", "pages/faqs/"),
    file: "pages/faqs/index.md",
    at: 1,
    found: 'an unknown page "faqs"',
    fix: 'did you mean "faq"?',
  },

  // Twice the same
  {
    what: "an article's id twice",
    change: [/^id: .*$/m, 'id: "8"'],
    file: "blog/summer-car-care-queensland/index.md",
    field: "id",
    found: 'the id "8", which stands already in content/blog/',
    fix: "give each its own",
  },
  {
    what: "a job's id twice",
    change: [/^id: \d+$/m, "id: 1"],
    file: job,
    field: "id",
    found: 'the id "1", which stands already',
    fix: "give each its own",
  },
  {
    what: "a title twice, in other letters",
    change: [/^title: .*$/m, "title: how to remove COFFEE stains from your car's interior"],
    file: "blog/summer-car-care-queensland/index.md",
    field: "title",
    found: "which stands already",
    fix: "give each its own",
  },
  {
    what: "a service's code twice",
    change: [/^code: .*$/m, "code: basic"],
    file: "services/full-detail/index.md",
    field: "code",
    found: 'the code "basic", which stands already',
    fix: "give each its own",
  },
  {
    what: "a suburb twice in one region, in other letters",
    change: ["  - Springwood 4127", "  - Springwood 4127\n  - SPRINGWOOD 4127"],
    file: region,
    at: "SPRINGWOOD",
    field: "suburbs[13]",
    found: 'the suburb "SPRINGWOOD", which stands already above',
    fix: "list each suburb once",
  },
  {
    what: "a suburb in two regions",
    change: ["  - Springwood 4127", "  - Springwood 4127\n  - Coorparoo 4151"],
    file: region,
    at: "Coorparoo",
    field: "suburbs[13]",
    found: "which stands already in content/regions/brisbane/index.md",
    fix: "list each suburb once",
  },
  {
    what: "a question's id twice",
    change: (content) =>
      content.append(
        "faq.yml",
        "- id: rain\n  question: And if it rains harder?\n  answer: We come later.",
      ),
    file: "faq.yml",
    at: 38,
    field: "[13].id",
    found: 'the id "rain", which stands already above',
    fix: "give each its own",
  },
  {
    what: "a tag twice",
    change: [/^tags: .*$/m, "tags: [coffee, Coffee]"],
    file: article,
    field: "tags[2]",
    found: 'the tag "Coffee", which stands already above',
    fix: "keep one of them",
  },
  {
    what: "a tag without letters, which would be no address",
    change: [/^tags: .*$/m, 'tags: [coffee, "###"]'],
    file: article,
    field: "tags[2]",
    found: "no letter or digit",
    fix: "write a word",
  },
  {
    what: "a category named All",
    change: ["portfolio:", "portfolio:\n  - All"],
    file: "categories.yml",
    at: "- All",
    field: "portfolio[1]",
    found: 'the category "All"',
    fix: "delete it",
  },
  {
    what: "a search title twice",
    change: (content) =>
      content.edit(
        "regions/ipswich/index.md",
        /^ {2}title: (?=Mobile).*$/m,
        "  title: Mobile Car Detailing Logan",
      ),
    file: region,
    at: "  title: Mobile Car Detailing Logan",
    severity: "warning",
    field: "seo.title",
    found: "which stands already in content/regions/ipswich/index.md",
    fix: "write one that only this page has",
  },
  {
    what: "a region named like a service",
    change: (content) => content.rename("regions/ipswich/", "regions/basic-detail/"),
    file: "regions/basic-detail/index.md",
    at: 1,
    found: "which a service has too",
    fix: "rename one of the two folders",
  },

  // Folder names
  {
    what: "a folder name with spaces and capitals",
    change: (content) =>
      content.rename("portfolio/white-van-clean-underwood/", "portfolio/White Van Underwood/"),
    file: "portfolio/White Van Underwood/index.md",
    at: 1,
    found: 'a folder named "White Van Underwood"',
    fix: 'rename it to "white-van-underwood"',
  },
  {
    what: "a reserved name for an article",
    change: (content) => {
      const copy = content
        .text(article)
        .replace(/^id: .*$/m, 'id: "99"')
        .replace(/^title: .*$/m, "title: Tags")
        .replace(/^metaDescription: .*$/m, `metaDescription: ${"words ".repeat(10)}`);
      content.texts.set("blog/tag/index.md", copy);
      content.picture("blog/tag/hero.jpg");
    },
    file: "blog/tag/index.md",
    at: 1,
    found: 'the reserved name "tag"',
    fix: "rename the folder",
  },
  {
    what: "a folder with a picture and no text",
    change: (content) => content.picture("blog/new-article/hero.jpg"),
    file: "blog/new-article/index.md",
    at: 1,
    found: "a folder without index.md",
    fix: "add the text as content/blog/README.md shows",
  },
];
