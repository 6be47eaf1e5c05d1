/** The types of values that are computed: no key in the owner's files has them. */
export const computedTypes = /* GraphQL */ `
  "What a service costs at least."
  type Price {
    "The price on the standard list, in whole Australian dollars. It also applies outside all regions."
    standard: Int!
    "What the page shows at first: the price in the region of the query or the page, else in the first region."
    first: Int!
    "Dollars an hour, if the work is charged by the hour."
    perHour: Int
    "As shown: From $90."
    text: String!
    "The prices that differ from the standard one, by region. Empty if the query or the page names a region."
    regional: [RegionalPrice!]!
  }

  "A starting price with the regions where it applies."
  type RegionalPrice {
    "The price in whole Australian dollars."
    price: Int!
    "Slugs of the regions, for example logan."
    regions: [String!]!
  }

  "A list of starting prices, from content/pricing.yml."
  type PriceList {
    "Name of the list, which a region gives: standard."
    name: String!
    "The starting prices on the list."
    prices: [ListedPrice!]!
  }

  "A price of a service on a list."
  type ListedPrice {
    "Id of the service."
    service: String!
    "The price in whole Australian dollars."
    price: Int!
  }

  "How forms are sent: the provider with the owner's address or key."
  type FormsSettings {
    "Whether a form provider is set. Without one, forms post to the local inbox of the preview server."
    configured: Boolean!
    "Name of the form provider, for the privacy page: FormSubmit."
    provider: String
    "Country in which the form provider keeps requests, if it says so. The privacy page names it."
    country: String
    "Address the booking form posts to."
    bookingAction: String!
    "Address the contact form posts to."
    contactAction: String!
    "Address the acceptance of a quote is posted to."
    quoteAction: String!
    "Name of the hidden field with the address of the next page."
    nextField: String
    "Name of the field that people leave empty and robots fill."
    honeypotField: String!
    "Name of the hidden field with the subject of the email."
    subjectField: String
    "Other hidden fields: the one that turns the captcha off, and the one with the owner's key."
    hidden: [HiddenField!]!
    "Megabytes of photos that one request may have; 0 if the service accepts none."
    photosMb: Int!
  }

  "A field that visitors don't see, and its value."
  type HiddenField {
    "The name under which a browser sends it."
    name: String!
    "What a browser sends."
    value: String!
  }
`;
