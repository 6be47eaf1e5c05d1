export const blogPostTypes = /* GraphQL */ `
  """
  An article, from content/blog/<slug>/index.md.
  """
  type BlogPost implements Node @dontInfer {
    "Number of the article."
    postId: String!
    "Last part of the address."
    slug: String!
    "Path of the page."
    path: String!
    "Title."
    title: String!
    "One or two sentences for the card."
    excerpt: String!
    "Who wrote it: the business team."
    author: String!
    "Day of publication."
    date: Date! @dateformat
    "Reading time in minutes."
    readMinutes: Int!
    "Reading time as shown: 6 min."
    readTime: String!
    "Category, one of content/categories.yml."
    category: String!
    "Words the article is found by."
    tags: [String!]!
    "What a search result shows below the title."
    metaDescription: String!
    "Kept off the published site; only seen in development."
    draft: Boolean!
    "The body, as HTML."
    html: String!
    "Its sections, in their order: the headings of the second level."
    sections: [BlogPostSection!]!
    "Number of words of the body."
    wordCount: Int!
    "Services the article links to."
    services: [Service!]! @link(by: "slug")
    "The picture of the article."
    hero: Picture!
    "Up to three other articles of the same category, newest first."
    related: [BlogPost!]!
  }

  """
  A section of an article, as its contents list shows it.
  """
  type BlogPostSection {
    "What follows the # in an address that leads to it."
    id: String!
    "The heading."
    title: String!
  }
`;
