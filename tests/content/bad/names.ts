import { article, job, region, service, type Bad } from "./bad";

/** Names that refer to each other, that are there twice, and those of folders. */
export const badNames: readonly Bad[] = [
  // Names that refer to each other
  {
    what: "one related service instead of two",
    change: [/^related: .*$/m, "related: [full-detail]"],
    says: `${service} related: found a list of 1; name exactly two services`,
  },
  {
    what: "a service related to itself",
    change: [/^related: .*$/m, "related: [basic-detail, full-detail]"],
    says: `${service} related[1]: found the service itself; name another service`,
  },
  {
    what: "an unknown popular service",
    change: ["service: basic-detail", "service: basic"],
    says: `${region} popularServices[1].service: found the unknown service "basic"; use one of: basic-detail`,
  },
  {
    what: "an unknown booking service",
    change: [/^bookingService: .*$/m, "bookingService: full-detaill"],
    says: `${job} bookingService: found the unknown service "full-detaill"; did you mean "full-detail"?`,
  },
  {
    what: "an unknown category of articles",
    change: [/^category: .*$/m, "category: Car Care Tip"],
    says: `${article} category: found the unknown category "Car Care Tip"; did you mean "Car Care Tips"?`,
  },
  {
    what: "an unknown service in the comparison",
    change: ["services: [basic-detail", "services: [basic-details"],
    says: 'comparison.yml services[1]: found the unknown service "basic-details"; did you mean "basic-detail"?',
    problems: Number.NaN,
  },
  {
    what: "an unknown price list",
    change: [/^priceList: .*$/m, "priceList: cheap"],
    says: `${region} priceList: found "cheap"; write standard or outer, for example priceList: standard`,
  },
  {
    what: "an unknown page",
    change: (content) => content.rename("pages/faq/", "pages/faqs/"),
    says: 'pages/faqs/index.md: found an unknown page "faqs"; did you mean "faq"?',
  },

  // Twice the same
  {
    what: "an article's id twice",
    change: [/^id: .*$/m, 'id: "8"'],
    says: 'blog/summer-car-care-queensland/index.md id: found the id "8", which stands already in content/blog/remove-coffee-stains-car-interior/index.md; give each its own',
  },
  {
    what: "a job's id twice",
    change: [/^id: \d+$/m, "id: 1"],
    says: `${job} id: found the id "1", which stands already in content/portfolio/white-suv-full-detail-pacific-pines/index.md; give each its own`,
  },
  {
    what: "a title twice, in other letters",
    change: [/^title: .*$/m, "title: how to remove COFFEE stains from your car's interior"],
    says: 'blog/summer-car-care-queensland/index.md title: found the title "how to remove COFFEE stains from your car\'s interior", which stands already in content/blog/remove-coffee-stains-car-interior/index.md; give each its own',
  },
  {
    what: "a service's code twice",
    change: [/^code: .*$/m, "code: basic"],
    says: 'services/full-detail/index.md code: found the code "basic", which stands already in content/services/basic-detail/index.md; give each its own',
  },
  {
    what: "a suburb in two regions",
    change: ["  - Springwood 4127", "  - Springwood 4127\n  - Coorparoo 4151"],
    at: "Coorparoo",
    says: `${region} suburbs[13]: found the suburb "Coorparoo", which stands already in content/regions/brisbane/index.md; list each suburb once, in one region`,
  },
  {
    what: "a question's id twice",
    change: {
      append: "- id: rain\n  question: And if it rains harder?\n  answer: We come later.",
    },
    at: 38,
    says: 'faq.yml [13].id: found the id "rain", which stands already above; give each its own',
  },
  {
    what: "a tag twice",
    change: [/^tags: .*$/m, "tags: [coffee, Coffee]"],
    says: `${article} tags[2]: found the tag "Coffee", which stands already above; keep one of them`,
  },
  {
    what: "a tag without letters, which would be no address",
    change: [/^tags: .*$/m, 'tags: [coffee, "###"]'],
    says: `${article} tags[2]: found "###", which has no letter or digit; write a word, or delete it`,
  },
  {
    what: "a category named All",
    change: ["portfolio:", "portfolio:\n  - All"],
    at: "- All",
    says: 'categories.yml portfolio[1]: found the category "All"; delete it; the page has that filter by itself',
  },
  {
    what: "a search title twice",
    change: (content) =>
      content.edit(
        "regions/ipswich/index.md",
        /^ {2}title: (?=Mobile).*$/m,
        "  title: Mobile Car Detailing Logan",
      ),
    at: "  title: Mobile Car Detailing Logan",
    says: `${region} seo.title: found the search title "Mobile Car Detailing Logan", which stands already in content/regions/ipswich/index.md; write one that only this page has`,
  },
  {
    what: "a region named like a service",
    change: (content) => content.rename("regions/ipswich/", "regions/basic-detail/"),
    says: 'regions/basic-detail/index.md: found the name "basic-detail", which a service has too; rename one of the two folders',
  },

  // Folder names
  {
    what: "a folder name with spaces and capitals",
    change: (content) =>
      content.rename("portfolio/white-van-clean-underwood/", "portfolio/White Van Underwood/"),
    says: 'portfolio/White Van Underwood/index.md: found a folder named "White Van Underwood"; rename it to "white-van-underwood": lower-case letters, digits and hyphens',
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
    says: 'blog/tag/index.md: found the reserved name "tag"; rename the folder; the site uses that address itself',
  },
  {
    what: "a folder with a picture and no text",
    change: (content) => content.picture("blog/new-article/hero.jpg"),
    says: "blog/new-article/index.md: found a folder without index.md; add the text as content/blog/README.md shows, or delete the folder",
  },
];
