import { article, service, type Bad } from "./bad";

/** Pictures and their descriptions. */
export const badPictures: readonly Bad[] = [
  {
    what: "a missing picture",
    change: (content) => void content.pictures.delete("services/basic-detail/during.jpg"),
    at: "  during:",
    says: `${service} pictures.during: found no picture during.jpg beside this file; add it, or delete this line`,
  },
  {
    what: "a picture whose name is misspelt",
    change: (content) =>
      content.rename("services/basic-detail/during.jpg", "services/basic-detail/durring.jpg"),
    at: "  during:",
    says: `${service} pictures.during: found no picture during.jpg beside this file; add it, or did you mean "durring"? Allowed: durring`,
    problems: Number.NaN,
  },
  {
    what: "a picture without a description",
    change: (content) => content.picture("services/basic-detail/wheel.jpg"),
    at: "pictures:",
    says: `${service} pictures: found no description for wheel.jpg; add a line below pictures: that says what it shows, for example wheel: Snow foam on blue paint`,
  },
  {
    what: "an empty description",
    change: [/^ {2}during: .*$/m, '  during: ""'],
    says: `${service} pictures.during: found nothing; write a text, for example during: Snow foam on blue paint`,
  },
  {
    what: "a description that is the file's name",
    change: [/^ {2}during: .*$/m, "  during: during.jpg"],
    says: `${service} pictures.during: found "during.jpg"; say what the picture shows; a file name helps nobody, for example during: Snow foam on blue paint`,
  },
  {
    what: "a description that is the camera's name for it",
    change: [/^ {2}during: .*$/m, "  during: IMG_2041"],
    says: `${service} pictures.during: found "IMG_2041"; say what the picture shows; a file name helps nobody, for example during: Snow foam on blue paint`,
  },
  {
    what: "a description over 150 characters",
    change: [/^ {2}during: .*$/m, `  during: ${"foam ".repeat(31)}`],
    says: `${service} pictures.during: found "${"foam ".repeat(16).trim()}…"; shorten it to 150 characters`,
  },
  {
    what: "a described picture with a bad name",
    change: [/^ {2}during:/m, "  During.jpg:"],
    says: `${service} pictures.During.jpg: found the name "During.jpg"; name the picture in lower-case letters, digits and hyphens, without .jpg`,
  },
  {
    what: "a picture file with a bad name",
    change: (content) => content.picture("services/basic-detail/My Wheel.JPG"),
    says: 'services/basic-detail/My Wheel.JPG: found a picture named "My Wheel.JPG"; rename it to my-wheel.jpg: names are lower-case letters, digits and hyphens',
  },
  {
    what: "two pictures of one name",
    change: (content) => content.picture("services/basic-detail/hero.png"),
    at: "  hero:",
    says: `${service} pictures.hero: found two pictures of one name, hero.jpg and hero.png; delete one of them`,
  },
  {
    what: "an article without its hero",
    change: (content) => {
      content.edit(article, /^pictures:\n( {2}.*\n)+/m, "pictures: {}\n");
      content.pictures.delete("blog/remove-coffee-stains-car-interior/hero.jpg");
    },
    at: "pictures:",
    says: `${article} pictures: found no line for the picture hero; put hero.jpg beside this file and add hero: with what it shows`,
  },
  {
    what: "a before picture without its after",
    change: (content) => {
      content.edit(service, /^ {2}after: .*\n/m, "");
      content.pictures.delete("services/basic-detail/after.jpg");
    },
    at: "  before:",
    severity: "warning",
    says: `${service} pictures.before: found a before picture without its after; add after.jpg`,
  },
  {
    what: "a picture that is too small",
    change: (content) =>
      content.picture("services/basic-detail/hero.jpg", { width: 1280, height: 720 }),
    severity: "warning",
    says: "services/basic-detail/hero.jpg: found 1280 × 720 pixels, which will look soft; use a picture at least 1600 pixels wide",
  },
  {
    what: "an upright picture",
    change: (content) =>
      content.picture("services/basic-detail/after.jpg", { width: 1200, height: 1800 }),
    severity: "warning",
    says: "services/basic-detail/after.jpg: found an upright picture (1200 × 1800); use one taken with the phone held sideways, or expect the top and bottom to be cut off",
  },
  {
    what: "a panorama",
    change: (content) =>
      content.picture("services/basic-detail/hero.jpg", { width: 4000, height: 800 }),
    severity: "warning",
    says: "services/basic-detail/hero.jpg: found a very wide or narrow picture (4000 × 800); use one near the shape 1600 × 900, or expect its edges to be cut off",
  },
];
