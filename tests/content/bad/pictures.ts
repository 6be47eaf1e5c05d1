import { article, service, type Bad } from "./bad";

/** Pictures and their descriptions. */
export const badPictures: readonly Bad[] = [
  {
    what: "a missing picture",
    change: (content) => void content.pictures.delete("services/basic-detail/during.jpg"),
    file: service,
    at: "  during:",
    field: "pictures.during",
    found: "no picture during.jpg beside this file",
    fix: "add it, or delete this line",
  },
  {
    what: "a picture whose name is misspelt",
    change: (content) =>
      content.rename("services/basic-detail/during.jpg", "services/basic-detail/durring.jpg"),
    file: service,
    at: "  during:",
    field: "pictures.during",
    found: "no picture during.jpg",
    fix: 'did you mean "durring"?',
    problems: Number.NaN,
  },
  {
    what: "a picture without a description",
    change: (content) => content.picture("services/basic-detail/wheel.jpg"),
    file: service,
    at: "pictures:",
    field: "pictures",
    found: "no description for wheel.jpg",
    fix: "for example wheel: Snow foam on blue paint",
  },
  {
    what: "an empty description",
    change: [/^ {2}during: .*$/m, '  during: ""'],
    file: service,
    field: "pictures.during",
    found: "nothing",
    fix: "write a text",
  },
  {
    what: "a description that is the file's name",
    change: [/^ {2}during: .*$/m, "  during: during.jpg"],
    file: service,
    field: "pictures.during",
    found: '"during.jpg"',
    fix: "say what the picture shows",
  },
  {
    what: "a description that is the camera's name for it",
    change: [/^ {2}during: .*$/m, "  during: IMG_2041"],
    file: service,
    field: "pictures.during",
    found: '"IMG_2041"',
    fix: "say what the picture shows",
  },
  {
    what: "a description over 150 characters",
    change: [/^ {2}during: .*$/m, `  during: ${"foam ".repeat(31)}`],
    file: service,
    field: "pictures.during",
    found: "foam foam",
    fix: "shorten it to 150 characters",
  },
  {
    what: "a described picture with a bad name",
    change: [/^ {2}during:/m, "  During.jpg:"],
    file: service,
    field: "pictures.During.jpg",
    found: 'the name "During.jpg"',
    fix: "name the picture in lower-case letters, digits and hyphens, without .jpg",
  },
  {
    what: "a picture file with a bad name",
    change: (content) => content.picture("services/basic-detail/My Wheel.JPG"),
    file: "services/basic-detail/My Wheel.JPG",
    at: 1,
    found: 'a picture named "My Wheel.JPG"',
    fix: "rename it to my-wheel.jpg",
  },
  {
    what: "two pictures of one name",
    change: (content) => content.picture("services/basic-detail/hero.png"),
    file: service,
    at: "  hero:",
    field: "pictures.hero",
    found: "two pictures of one name, hero.jpg and hero.png",
    fix: "delete one of them",
  },
  {
    what: "an article without its hero",
    change: (content) => {
      content.edit(article, /^pictures:\n( {2}.*\n)+/m, "pictures: {}\n");
      content.pictures.delete("blog/remove-coffee-stains-car-interior/hero.jpg");
    },
    file: article,
    at: "pictures:",
    field: "pictures",
    found: "no line for the picture hero",
    fix: "put hero.jpg beside this file",
  },
  {
    what: "a before picture without its after",
    change: (content) => {
      content.edit(service, /^ {2}after: .*\n/m, "");
      content.pictures.delete("services/basic-detail/after.jpg");
    },
    file: service,
    at: "  before:",
    severity: "warning",
    field: "pictures.before",
    found: "a before picture without its after",
    fix: "add after.jpg",
  },
  {
    what: "a picture that is too small",
    change: (content) =>
      content.picture("services/basic-detail/hero.jpg", { width: 1280, height: 720 }),
    file: "services/basic-detail/hero.jpg",
    at: 1,
    severity: "warning",
    found: "1280 × 720 pixels, which will look soft",
    fix: "use a picture at least 1600 pixels wide",
  },
  {
    what: "an upright picture",
    change: (content) =>
      content.picture("services/basic-detail/after.jpg", { width: 1200, height: 1800 }),
    file: "services/basic-detail/after.jpg",
    at: 1,
    severity: "warning",
    found: "an upright picture (1200 × 1800)",
    fix: "held sideways",
  },
  {
    what: "a panorama",
    change: (content) =>
      content.picture("services/basic-detail/hero.jpg", { width: 4000, height: 800 }),
    file: "services/basic-detail/hero.jpg",
    at: 1,
    severity: "warning",
    found: "a very wide or narrow picture",
    fix: "near the shape 1600 × 900",
  },
];
