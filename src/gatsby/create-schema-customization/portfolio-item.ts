export const portfolioItemTypes = /* GraphQL */ `
  """
  A finished job, from content/portfolio/<slug>/index.md.
  """
  type PortfolioItem implements Node @dontInfer {
    "Number of the job."
    itemId: Int!
    "Name in links."
    slug: String!
    "Title."
    title: String!
    "Category, one of content/categories.yml; the filters of the page."
    category: String!
    "One sentence for the card."
    description: String!
    "Suburb."
    location: String!
    "Month in which the job was finished, YYYY-MM."
    completed: String!
    "The same in words: May 2025."
    completedDate: String!
    "Service to book for a result like this."
    bookingService: Service! @link(by: "slug")
    "A demonstration, not a job of the business; the launch check lists it."
    sample: Boolean!
    "Kept off the published site; only seen in development."
    draft: Boolean!
    "The story of the job, as HTML."
    html: String!
    "The result."
    after: Picture!
    "The car before the job."
    before: Picture
  }
`;
