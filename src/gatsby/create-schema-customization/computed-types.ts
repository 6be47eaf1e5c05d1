/** Types that have no file in the content. Their fields are computed on request. */
export const computedTypes = /* GraphQL */ `
  "A starting price."
  type Price {
    "Whole Australian dollars."
    from: Int!
    "Dollars an hour, if the work is charged by the hour."
    perHour: Int
    "As shown: From $90."
    text: String!
    "What it is in each region; empty if it is the same everywhere, or asked for in one region."
    regional: [RegionalPrice!]!
  }
  "A starting price with the regions where it applies."
  type RegionalPrice {
    "Whole Australian dollars."
    from: Int!
    "Slugs of the regions, for example logan."
    regions: [String!]!
  }
  "A section of an article, for its list of contents."
  type BlogPostSection {
    "The part after the # in its address."
    id: String!
    "The heading."
    title: String!
  }
  "How both forms are sent, ready to render: presets, the owner's settings and the environment merged."
  type FormsSettings {
    "Whether a form service is set. Without one, forms post to the local inbox of the preview server."
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
    "Megabytes of photos that go with one request; 0 if the service takes none."
    photosMb: Int!
  }
  "A hidden field of a form."
  type HiddenField {
    "Name of the field."
    name: String!
    "Value of the field."
    value: String!
  }
  "A picture beside the owner's text, in every size that screens ask for."
  type Picture {
    "File name without extension: hero, before, interior-after."
    name: String!
    "What it shows, for people who cannot see it."
    alt: String!
    "Its part in a before/after story, if it has one."
    moment: PictureMoment
    "Average colour as #rrggbb, shown until the picture has loaded."
    color: String!
    "Width of the owner's file in pixels."
    sourceWidth: Int!
    "Height of the owner's file in pixels."
    sourceHeight: Int!
    "Crop for screens of 768 px or more."
    desktop("Leaves out wider files, for lists with many pictures." maxWidth: Int): PictureCrop!
    "Crop for screens below 768 px."
    mobile("Leaves out wider files, for lists with many pictures." maxWidth: Int): PictureCrop!
    "A JPEG of 1200 × 630 for shared links."
    share: SharePicture!
    "The owner's file."
    file: File!
  }
  "The part of a picture in a before/after story."
  enum PictureMoment {
    "The car as it came."
    before
    "During the work."
    during
    "The result."
    after
  }
  "One crop of a picture in all its sizes."
  type PictureCrop {
    "Width of the largest size in pixels."
    width: Int!
    "Height of the largest size in pixels."
    height: Int!
    "Path of the WebP, which every current browser shows."
    path: String!
    "AVIF sizes as a srcset."
    avif: String!
    "WebP sizes as a srcset."
    webp: String!
  }
  "A picture for shared links."
  type SharePicture {
    "Path of the JPEG."
    path: String!
    "Width in pixels."
    width: Int!
    "Height in pixels."
    height: Int!
  }
`;
