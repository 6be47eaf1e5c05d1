export const regionTypes = /* GraphQL */ `
  """
  A region the business travels to, from content/regions/<slug>/index.md.
  """
  type Region implements Node @dontInfer {
    "Id and address: brisbane."
    slug: String!
    "Path of the page."
    path: String!
    "Short name."
    name: String!
    "Full name of the area served."
    longName: String!
    "How it is called within a sentence: the Northern Gold Coast."
    inSentence: String!
    "Key of the region in lists; springwood for Logan."
    key: String!
    "Place in lists, smallest first."
    order: Int!
    "Usual travel time in minutes."
    travel: NumberRange!
    "Which prices hold here."
    priceList: PriceList!
    "Whether a travel surcharge may apply; its size is in pricing."
    surcharge: Boolean!
    "Lowest starting price in this region."
    startingPrice: Price!
    "Services shown on the region's page."
    popularServices: [PopularService!]!
    "Two sentences for the details card."
    description: String!
    "Specialties in this region."
    specialties: [String!]!
    "Suburbs covered."
    suburbs: [Suburb!]!
    "Three reasons to choose the business here."
    reasons: [TitledText!]!
    "Local questions."
    faq: [QuestionAndAnswer!]!
    "The middle of the region."
    geo: Coordinates!
    "Words for search engines."
    seo: SeoWords!
    "The climate intro, as HTML."
    html: String!
    "The picture across the top of the page."
    hero: Picture!
  }
  "Which list of starting prices holds."
  enum PriceList {
    "Brisbane."
    standard
    "Ipswich, Logan and the Northern Gold Coast."
    outer
  }
  "A service on the page of a region, with its price there."
  type PopularService {
    "The service."
    service: Service! @link(by: "slug")
    "Whether it carries the badge Most Popular."
    popular: Boolean!
    "Price in this region."
    price: Price!
  }
  "A suburb."
  type Suburb {
    "Name."
    name: String!
    "Postcode, four digits."
    postcode: String!
  }
  "A place on the map (WGS 84)."
  type Coordinates {
    "Degrees north; negative in Australia."
    latitude: Float!
    "Degrees east."
    longitude: Float!
  }
`;
