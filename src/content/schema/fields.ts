import { z } from "zod";
import { isPicture } from "@/pictures/picture-names";
import { group } from "./graphql-types";

/** A valid value of a field, written as in the owner's file. Messages show it. */
interface Example {
  example?: string;
}

interface Bounds {
  min?: number;
  max?: number;
}

/** A text that isn't blank. `min` and `max` are its length in characters. */
export function text(description: string, { example, min = 1, max = 5000 }: Example & Bounds = {}) {
  return z
    .string()
    .trim()
    .min(1, "write some text")
    .min(min, `write at least ${min} characters`)
    .max(max, `shorten it to ${max} characters`)
    .meta({ description, example });
}

/** A short markdown text, with **bold** words and links. */
export const markdownLine = (description: string) => text(description).meta({ format: "markdown" });

/** What to write in place of `$95`, `95 dollars` or a price on request. */
function explainPrice(written: string): string {
  const [number] = /\d[\d,]*/.exec(written) ?? [];
  return number
    ? `write ${number.replaceAll(",", "")}, without ${written.replace(number, "").trim()}`
    : "write the lowest price in whole dollars; prices on request aren't possible";
}

/** A price in whole Australian dollars, above zero. */
export const dollars = (description: string, { example }: Example = {}) =>
  z
    .number({ error: ({ input }) => explainPrice(String(input)) })
    .int("write whole dollars")
    .positive("write a price above zero")
    .max(100_000, "write a price of at most 100000")
    .meta({ description, example });

/** A whole number from `min` to `max`. */
export const count = (
  description: string,
  { example, min = 0, max = 100_000 }: Example & Bounds = {},
) =>
  z
    .number()
    .int("write a whole number")
    .min(min, `write a number of at least ${min}`)
    .max(max, `write a number of at most ${max}`)
    .meta({ description, example });

/** A day, `YYYY-MM-DD`. */
export const day = (description: string) =>
  z.iso
    .date("write a day of the calendar as year-month-day")
    .meta({ description, example: "2025-06-10" });

/** A month, `YYYY-MM`. */
export const month = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "write a month as year-month")
    .meta({ description, example: "2025-05" });

/** Lower-case words joined by hyphens, as in an address. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = (description: string, { example }: { example: string }) =>
  z
    .string()
    .regex(slugPattern, "write lower-case letters, digits and single hyphens")
    .meta({ description, example });

/** The id of a service, which is the name of its folder in `content/services/`. */
export const serviceId = (description: string, { example = "basic-detail" }: Example = {}) =>
  text(description, { example }).meta({ refersTo: "services" });

/** The id of a service, as a key of the price list. */
export const pricedService = z.string().meta({ refersTo: "services" });

/** A path on this site, from the root, without a trailing slash. */
export const sitePath = (description: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
      "write the path of a page in lower-case letters, with a slash before it and none after it",
    )
    .meta({ description, example: "/services/basic-detail" });

/**
 * A path that an earlier site had at this address. It may have capitals, dots and underscores, but
 * no characters with a meaning in hosts' rules (`*`, `:`) or in file names.
 */
export const oldPath = (description: string, { example }: { example: string }) =>
  z
    .string()
    .regex(
      /^(\/[\w~+,()-][\w.~+,()-]*)+$/,
      "write what follows the name of the site, beginning with a slash, in letters, digits, dots, underscores and hyphens, without a slash at its end",
    )
    .meta({ description, example });

/**
 * A web address that begins with https://, with dots in the name of its site. With one slash or
 * none, browsers take it for a path of the page that has the link.
 */
const httpsAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: ({ input }) =>
      /^https:\/\//i.test(String(input))
        ? "write the whole name of its site, with dots and an ending such as .com.au"
        : "write a web address that begins with https://",
  })
  .regex(/^https:\/\//i, "write a web address that begins with https://");

export const webAddress = (
  description: string,
  { example = "https://www.example.com/" }: Example = {},
) => httpsAddress.meta({ description, example });

/** Whether a link leads to another site. */
export const isWebAddress = (url: string) => httpsAddress.safeParse(url).success;

const titled = {
  title: text("The heading, in a few words.", { max: 80 }),
  text: text("One or two sentences.", { max: 600 }),
};

export const titledText = (description: string) =>
  group(
    "TitledText",
    "A short heading with a sentence or two, such as a benefit.",
    titled,
  ).describe(description);

export const timedStep = group("TimedStep", "A step of a service, or a part of a working day.", {
  ...titled,
  minutes: count(
    "How many minutes it usually takes. If every step has this, the page shows the time at which each begins.",
    { example: "20", min: 1, max: 2880 },
  ).optional(),
}).describe("One step.");

export const question = group("QuestionAndAnswer", "A question with its answer.", {
  question: text("The question as a customer would ask it.", { max: 200 }),
  answer: markdownLine("The answer in markdown: links and **bold**."),
});

export const seo = group(
  "SeoContent",
  "Title and description for search engines and shared links.",
  {
    title: text("Page title without the name of the business.", {
      example: "Basic car detail at your place",
      max: 60,
    }),
    description: text("What a search result shows below the title; 50 to 160 characters.", {
      example:
        "A wash, wheels, vacuum and wipe-down at your home or work in Brisbane, Ipswich, Logan and the Northern Gold Coast.",
      min: 50,
      max: 160,
    }),
  },
);

/** Names that cameras give their pictures: `IMG_1234`, `DSC00012`, `PXL_20250612`. */
const cameraName = /^(img|dsc|dscf|dscn|pxl|image|photo|picture)[\s_-]*\d*$/i;

const pictureName = z
  .string()
  .regex(slugPattern, "write the name in lower-case letters, digits and hyphens, without .jpg");

/** For the editing page alone, which can upload pictures only into a field that lists them. */
export const uploads = z
  .array(z.string())
  .describe(
    "New photos, straight from the phone. A single photo becomes the hero if that is missing. Before you add several, give the files the names that are listed under Pictures. The two photos of a job belong in Before and After.",
  )
  .optional();

/** The file name of a picture beside the text. In the editing page, the owner chooses the file. */
export const photo = (description: string) =>
  text(description, { example: "IMG_4412.jpg", max: 200 }).meta({ format: "picture" });

/** The alt text of each picture beside the text, by the picture's name without its ending. */
export const pictures = z
  .record(
    pictureName,
    text("What the picture shows, for people who cannot see it.", {
      max: 150,
    }),
  )
  .superRefine((value, context) => {
    for (const [name, alt] of Object.entries(value)) {
      const bare = alt
        .toLowerCase()
        .replace(/\.\w{3,4}$/, "")
        .replace(/[\s_]+/g, "-");
      if (bare === name || isPicture(alt) || cameraName.test(alt)) {
        context.addIssue({
          code: "custom",
          path: [name],
          message: "say in a few words what the picture shows",
        });
      }
    }
  })
  .default({})
  .describe(
    "One line for each picture beside this file: its name without .jpg, and what it shows.",
  );

/** A number of degrees. */
const degrees = (description: string, example: string, min: number, max: number) => {
  const fix = `write degrees from ${min} to ${max}`;
  return z.number().min(min, fix).max(max, fix).meta({ description, example });
};

export const coordinates = group("Coordinates", "A place on the map (WGS 84).", {
  latitude: degrees("Degrees north; negative in Australia.", "-27.47", -90, 0),
  longitude: degrees("Degrees east.", "153.02", 0, 180),
}).describe("The middle of the area.");

export const range = (description: string) =>
  group("NumberRange", "Two whole numbers, the smaller first.", {
    from: count("The smaller number.", { example: "10" }),
    to: count("The larger number.", { example: "20" }),
  })
    .refine((value) => value.from <= value.to, {
      path: ["to"],
      message: "write the smaller number first",
    })
    .describe(description);

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day from `00:00` to `23:59`. */
export const isClockTime = (text: string) => clockPattern.test(text);

export const clockTime = (description: string, { example = '"08:00"' }: Example = {}) =>
  z.string().regex(clockPattern, "write a 24-hour time in quotes").meta({ description, example });

/** A switch that is off by default. */
export const flag = (description: string) =>
  z.boolean().default(false).meta({ description, example: "true" });

/** Whether an entry is a draft, whose folder isn't read (src/content/read/is-draft.ts). */
export const draft = flag("true keeps it off the site.");
