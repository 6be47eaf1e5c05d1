import { article, job, region, service, type Bad } from "./bad";

/** Names that refer to each other, that are there twice, and those of folders. */
export const badNames: readonly Bad[] = [
  // Names that refer to each other
  {
    what: "an unknown related service",
    change: [/^related: .*$/m, "related: [interior-detial, full-detail]"],
    file: service,
    says: 'related[1]: found the unknown service "interior-detial"; did you mean "interior-detail"?',
  },
  {
    what: "one related service instead of two",
    change: [/^related: .*$/m, "related: [full-detail]"],
    file: service,
    says: "related: found a list of 1; name exactly two services",
  },
  {
    what: "three related services",
    change: [/^related: .*$/m, "related: [full-detail, interior-detail, mould-removal]"],
    file: service,
    says: "related: found a list of 3; name exactly two services",
  },
  {
    what: "a service related to itself",
    change: [/^related: .*$/m, "related: [basic-detail, full-detail]"],
    file: service,
    says: "related[1]: found the service itself; name another service",
  },
  {
    what: "an unknown popular service",
    change: ["service: basic-detail", "service: basic"],
    file: region,
    says: 'popularServices[1].service: found the unknown service "basic"; use one of: basic-detail',
  },
  {
    what: "an unknown booking service",
    change: [/^bookingService: .*$/m, "bookingService: full-detaill"],
    file: job,
    says: 'bookingService: found the unknown service "full-detaill"; did you mean "full-detail"?',
  },
  {
    what: "an unknown category of articles",
    change: [/^category: .*$/m, "category: Car Care Tip"],
    file: article,
    says: 'category: found the unknown category "Car Care Tip"; did you mean "Car Care Tips"?',
  },
  {
    what: "an unknown category of jobs",
    change: [/^category: .*$/m, "category: Boats"],
    file: job,
    says: 'category: found the unknown category "Boats"; use one of: Full Detail',
  },
  {
    what: "an unknown service in the comparison",
    change: ["services: [basic-detail", "services: [basic-details"],
    file: "comparison.yml",
    says: 'services[1]: found the unknown service "basic-details"; did you mean "basic-detail"?',
    problems: Number.NaN,
  },
  {
    what: "an unknown price list",
    change: [/^priceList: .*$/m, "priceList: cheap"],
    file: region,
    says: 'priceList: found "cheap"; write standard or outer, for example priceList: standard',
  },
  {
    what: "an unknown page",
    change: (content) => content.rename("pages/faq/", "pages/faqs/"),
    file: "pages/faqs/index.md",
    says: 'found an unknown page "faqs"; did you mean "faq"?',
  },

  // Twice the same
  {
    what: "an article's id twice",
    change: [/^id: .*$/m, 'id: "8"'],
    file: "blog/summer-car-care-queensland/index.md",
    says: 'id: found the id "8", which stands already in content/blog/remove-coffee-stains-car-interior/index.md; give each its own',
  },
  {
    what: "a job's id twice",
    change: [/^id: \d+$/m, "id: 1"],
    file: job,
    says: 'id: found the id "1", which stands already in content/portfolio/white-suv-full-detail-pacific-pines/index.md; give each its own',
  },
  {
    what: "a title twice, in other letters",
    change: [/^title: .*$/m, "title: how to remove COFFEE stains from your car's interior"],
    file: "blog/summer-car-care-queensland/index.md",
    says: 'title: found the title "how to remove COFFEE stains from your car\'s interior", which stands already in content/blog/remove-coffee-stains-car-interior/index.md; give each its own',
  },
  {
    what: "a service's code twice",
    change: [/^code: .*$/m, "code: basic"],
    file: "services/full-detail/index.md",
    says: 'code: found the code "basic", which stands already in content/services/basic-detail/index.md; give each its own',
  },
  {
    what: "a suburb twice in one region, in other letters",
    change: ["  - Springwood 4127", "  - Springwood 4127\n  - SPRINGWOOD 4127"],
    file: region,
    at: "SPRINGWOOD",
    says: 'suburbs[13]: found the suburb "SPRINGWOOD", which stands already above; list each suburb once, in one region',
  },
  {
    what: "a suburb in two regions",
    change: ["  - Springwood 4127", "  - Springwood 4127\n  - Coorparoo 4151"],
    file: region,
    at: "Coorparoo",
    says: 'suburbs[13]: found the suburb "Coorparoo", which stands already in content/regions/brisbane/index.md; list each suburb once, in one region',
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
    says: '[13].id: found the id "rain", which stands already above; give each its own',
  },
  {
    what: "a tag twice",
    change: [/^tags: .*$/m, "tags: [coffee, Coffee]"],
    file: article,
    says: 'tags[2]: found the tag "Coffee", which stands already above; keep one of them',
  },
  {
    what: "a tag without letters, which would be no address",
    change: [/^tags: .*$/m, 'tags: [coffee, "###"]'],
    file: article,
    says: 'tags[2]: found "###", which has no letter or digit; write a word, or delete it',
  },
  {
    what: "a category named All",
    change: ["portfolio:", "portfolio:\n  - All"],
    file: "categories.yml",
    at: "- All",
    says: 'portfolio[1]: found the category "All"; delete it; the page has that filter by itself',
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
    says: 'seo.title: found the search title "Mobile Car Detailing Logan", which stands already in content/regions/ipswich/index.md; write one that only this page has',
  },
  {
    what: "a region named like a service",
    change: (content) => content.rename("regions/ipswich/", "regions/basic-detail/"),
    file: "regions/basic-detail/index.md",
    says: 'found the name "basic-detail", which a service has too; rename one of the two folders',
  },

  // Folder names
  {
    what: "a folder name with spaces and capitals",
    change: (content) =>
      content.rename("portfolio/white-van-clean-underwood/", "portfolio/White Van Underwood/"),
    file: "portfolio/White Van Underwood/index.md",
    says: 'found a folder named "White Van Underwood"; rename it to "white-van-underwood": lower-case letters, digits and hyphens',
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
    says: 'found the reserved name "tag"; rename the folder; the site uses that address itself',
  },
  {
    what: "a folder with a picture and no text",
    change: (content) => content.picture("blog/new-article/hero.jpg"),
    file: "blog/new-article/index.md",
    says: "found a folder without index.md; add the text as content/blog/README.md shows, or delete the folder",
  },
];
