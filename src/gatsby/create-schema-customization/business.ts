export const businessTypes = /* GraphQL */ `
  """
  The business: names, contact, hours, claims. One node, from content/business.yml.
  """
  type Business implements Node @dontInfer {
    "Full name of the business."
    name: String!
    "Short name, for the home screen of a phone."
    shortName: String!
    "Address of the published site without a trailing slash; the environment variable SITE_URL overrides it."
    siteAddress: String!
    "What and where, in one line."
    tagline: String!
    "What the business does, 50 to 160 characters."
    description: String!
    "Phone numbers as they are shown."
    phone: Phone!
    "E-mail address."
    email: String!
    "Where the business starts from."
    base: BusinessBase!
    "The area served, in words."
    serviceArea: String!
    "IANA time zone of the opening hours, and of the days on which articles are published."
    timeZone: String!
    "Opening hours; days not named are closed."
    hours: [OpeningHours!]!
    "Within how many business hours messages are answered."
    replyHours: NumberRange!
    "Hours of notice for a cancellation or a new date."
    cancellationNoticeHours: Int!
    "Years of experience, shown with a plus."
    yearsOfExperience: Int!
    "What the business stands for."
    claims: [String!]!
    "Pages elsewhere."
    social: SocialLinks!
    "Offer in the banner of the home page; null takes the banner down."
    promo: Promo
    "A line above every page, for holidays and the like."
    notice: String
    "Where the forms send what visitors write."
    forms: FormsSettings!
  }
  "Phone numbers as they are shown."
  type Phone {
    "Mobile for calls and texts."
    mobile: String!
    "Landline."
    landline: String
  }
  "Where the business starts from."
  type BusinessBase {
    "Town or city."
    locality: String!
    "State."
    state: String!
    "ISO 3166 country code."
    country: String!
    "Degrees north; negative in Australia."
    latitude: Float!
    "Degrees east."
    longitude: Float!
  }
  "One entry of the opening hours."
  type OpeningHours {
    "Days the entry holds for, Monday first."
    days: [Weekday!]!
    "Opening time, HH:MM."
    opens: String!
    "Closing time, HH:MM."
    closes: String!
    "Open by appointment only."
    byAppointment: Boolean!
  }
  "A day of the week."
  enum Weekday {
    "Monday"
    monday
    "Tuesday"
    tuesday
    "Wednesday"
    wednesday
    "Thursday"
    thursday
    "Friday"
    friday
    "Saturday"
    saturday
    "Sunday"
    sunday
  }
  "Two whole numbers, the smaller first."
  type NumberRange {
    "Lower end."
    from: Int!
    "Upper end."
    to: Int!
  }
  "Pages of the business elsewhere; null where there is none."
  type SocialLinks {
    "Facebook page."
    facebook: String
    "Instagram page."
    instagram: String
    "Google reviews page."
    googleReviews: String
  }
  "Offer in the banner of the home page."
  type Promo {
    "The offer in one sentence."
    text: String!
    "Words of the button."
    linkLabel: String!
  }
  "How both forms are sent, ready to render: presets, the owner's settings and the environment merged."
  type FormsSettings {
    "Whether a form service is set; while not, forms post to the local inbox of the preview server."
    configured: Boolean!
    "Name of the service for the privacy page, for example FormSubmit."
    service: String
    "Address the booking form posts to."
    bookingAction: String!
    "Address the contact form posts to."
    contactAction: String!
    "Name of the hidden field that holds the address of the next page."
    nextField: String
    "Name of the field that people leave empty and robots fill."
    honeypotField: String!
    "Name of the hidden field that holds the subject of the mail."
    subjectField: String
    "Further hidden fields, in order: the one that turns the captcha off and the service's own."
    hidden: [HiddenField!]!
  }
  "A hidden field of a form."
  type HiddenField {
    "Name of the field."
    name: String!
    "Value of the field."
    value: String!
  }
`;
