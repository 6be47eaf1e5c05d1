export const listTypes = /* GraphQL */ `
  """
  Which service includes what. One node, from content/comparison.yml.
  """
  type Comparison implements Node @dontInfer {
    "Columns, in order."
    services: [Service!]! @link(by: "slug")
    "Groups of features."
    groups: [ComparisonGroup!]!
  }
  "A group of features."
  type ComparisonGroup {
    "Id of the group."
    id: String!
    "Heading of the group."
    name: String!
    "Rows of the group."
    features: [ComparisonFeature!]!
  }
  "A feature and the services that include it."
  type ComparisonFeature {
    "Id of the feature."
    id: String!
    "Name of the feature."
    name: String!
    "One sentence that explains it."
    explanation: String!
    "Ids of the services that include it."
    includedIn: [String!]!
  }
  """
  A frequently asked question, from content/faq.yml.
  """
  type FaqItem implements Node @dontInfer {
    "Id, for links."
    slug: String!
    "Place in the list, from 1."
    order: Int!
    "The question."
    question: String!
    "The answer in markdown, as the owner wrote it."
    answer: String!
    "The answer as HTML."
    answerHtml: String!
    "The answer as plain text."
    answerText: String!
  }
  """
  A customer review, from content/reviews.yml.
  """
  type Review implements Node @dontInfer {
    "Number of the review."
    reviewId: Int!
    "Who wrote it."
    name: String!
    "Suburb."
    location: String!
    "Stars, 1 to 5."
    rating: Int!
    "The review, word for word."
    text: String!
    "Where it was written."
    source: String!
    "When it was written."
    datePublished: Date! @dateformat
    "An example, not a real review: no rating is published for it and the launch check lists it."
    sample: Boolean!
  }
  """
  An old or short address and the page it leads to, from content/redirects.yml.
  """
  type Redirect implements Node @dontInfer {
    "The old or short path."
    from: String!
    "The path of the page to show."
    to: String!
  }
  """
  Closed lists of category names. One node, from content/categories.yml.
  """
  type Categories implements Node @dontInfer {
    "Categories of articles."
    blog: [String!]!
    "Filters of the portfolio page, in order."
    portfolio: [String!]!
  }
  "A claim in few words and what it is about."
  type HeroFact {
    "What it is about."
    label: String!
    "What is claimed."
    text: String!
  }
  """
  The words of a page, from content/pages/<slug>/index.md.
  """
  type PageWords implements Node @dontInfer {
    "Which page: home, services, booking …"
    slug: String!
    "The heading of the page."
    heading: String!
    "One or two sentences under the heading."
    lead: String!
    "Words for search engines."
    seo: SeoWords!
    "A claim in the home page's hero, beside the first price and the suburbs; null where there is none."
    fact: HeroFact
    "Six reasons on the home page, four values on About."
    points: [TitledText!]!
    "Badges of the About page."
    badges: [String!]!
    "Mission of the About page."
    mission: String
    "Quick questions of the contact page."
    questions: [QuestionAndAnswer!]!
    "The text of the page, as HTML; empty where it has none."
    html: String!
    "The picture across the top, where the page has one."
    hero: Picture
    "The picture behind the closing call, where the page has one."
    cta: Picture
    "All other pictures beside the text."
    gallery: [Picture!]!
  }
`;
