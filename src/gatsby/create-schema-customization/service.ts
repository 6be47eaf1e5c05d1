export const serviceTypes = /* GraphQL */ `
  """
  A service of the business, from content/services/<slug>/index.md.
  """
  type Service implements Node @dontInfer {
    "Id and last part of the address: basic-detail."
    slug: String!
    "Path of the page."
    path: String!
    "Name as shown."
    name: String!
    "What breadcrumbs call it, where that is shorter than its name."
    shortName: String
    "Short form used in links: basic."
    code: String!
    "Which list of the services page it stands in."
    group: ServiceGroup!
    "Place in lists, smallest first."
    order: Int!
    "Whether the home page shows it."
    featured: Boolean!
    "Whether its card stands out."
    highlighted: Boolean!
    "A short claim above the name on its card; null where there is none."
    badge: String
    "One sentence for the card."
    summary: String!
    "How long it takes, in words."
    duration: String!
    "A remark to the duration or the rhythm."
    durationNote: String
    "Two services to look at next."
    related: [Service!]! @link(by: "slug")
    "What is included."
    features: [String!]!
    "The steps of the job, in order."
    process: [TitledText!]!
    "What the customer gets out of it."
    benefits: [TitledText!]!
    "Whom it suits."
    recommendedFor: [String!]!
    "When to choose this service and when another, as HTML."
    recommendationHtml: String!
    "Questions about this service."
    faq: [QuestionAndAnswer!]!
    "Words for search engines."
    seo: SeoWords!
    "The long description, as HTML."
    html: String!
    "The picture across the top of the page."
    hero: Picture!
    "All other pictures beside the text: before, during, after."
    gallery: [Picture!]!
    "What it costs; without a region on the standard list."
    price("Slug of a region, for example logan." region: String): Price!
  }
  "Which list of the services page a service stands in."
  enum ServiceGroup {
    "The three main packages."
    main
    "Specialty services."
    specialty
  }
  "A starting price."
  type Price {
    "Whole Australian dollars."
    from: Int!
    "Dollars an hour, where the work is charged by the hour."
    perHour: Int
    "As shown: From $90."
    text: String!
  }
  "A heading and a sentence or two."
  type TitledText {
    "Short heading."
    title: String!
    "One or two sentences."
    text: String!
  }
  "A question with its answer."
  type QuestionAndAnswer {
    "The question."
    question: String!
    "The answer in markdown, as the owner wrote it."
    answer: String!
    "The answer as HTML."
    answerHtml: String!
    "The answer as plain text."
    answerText: String!
  }
  "Words for search engines."
  type SeoWords {
    "Title without the name of the business."
    title: String!
    "Description, 50 to 160 characters."
    description: String!
  }
`;
