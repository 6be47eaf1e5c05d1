export const pictureTypes = /* GraphQL */ `
  """
  A picture beside the owner's text in every size a screen may ask for.
  """
  type Picture {
    "File name without extension: hero, before, interior-after."
    name: String!
    "What it shows, for people who cannot see it."
    alt: String!
    "Its part in a before/after story, where it has one."
    moment: PictureMoment
    "Average colour as #rrggbb, shown until the picture is there."
    color: String!
    "Width of the owner's file in pixels."
    sourceWidth: Int!
    "Height of the owner's file in pixels."
    sourceHeight: Int!
    "Crop for screens from 768 px."
    desktop("Leaves out wider files, for lists of many pictures." maxWidth: Int): PictureCrop!
    "Crop for screens below 768 px."
    mobile("Leaves out wider files, for lists of many pictures." maxWidth: Int): PictureCrop!
    "JPEG of 1200 by 630 for shared links, with the name of the business on it."
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
    "Path of the WebP that every browser of today shows."
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
