export const pricingTypes = /* GraphQL */ `
  """
  Every price of the site, once. One node, from content/pricing.yml. Whole Australian dollars.
  """
  type Pricing implements Node @dontInfer {
    "Estimates are rounded to the nearest multiple of this, in dollars."
    roundTo: Int!
    "Starting prices by service."
    services: [ServiceRate!]!
    "Services the estimator offers, in order."
    estimator: [Service!]! @link(by: "slug")
    "Vehicle sizes, smallest first."
    sizes: [VehicleSize!]!
    "Extras that can be added to a service."
    addOns: [AddOn!]!
    "Travel surcharge that may apply in some regions, in dollars."
    surcharge: NumberRange!
  }
  "The rates of one service, in whole dollars."
  type ServiceRate {
    "Id of the service."
    service: String!
    "Starting price on the standard list."
    from: Int!
    "Starting price in the outer regions, where it differs."
    outer: Int
    "Price of an hour, where the work is charged by the hour."
    perHour: Int
  }
  "A size of vehicle and what it multiplies the starting price by."
  type VehicleSize {
    "Id used in links: small, medium, large, xlarge."
    id: String!
    "Name as shown."
    name: String!
    "Times the starting price."
    multiplier: Float!
    "Cars of this size."
    examples: String!
    "What counts as this size."
    description: String!
  }
  "An extra that can be added to a service."
  type AddOn {
    "Id used in forms."
    id: String!
    "Name as shown."
    title: String!
    "Starting price in dollars."
    from: Int!
    "What it is."
    description: String!
  }
`;
