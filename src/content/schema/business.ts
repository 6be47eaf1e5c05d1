import { z } from "zod";
import { isOnePhone } from "@/business/australian-phone";
import { dayName, type Weekday, weekdays } from "@/business/dates";
import { folderIn } from "@/site/environment";
import { clockTime, flag, isClockTime, range, text, webAddress } from "./fields";
import { formsSchema } from "./forms";
import { group, oneOf } from "./graphql-types";

const weekday = oneOf(
  "Weekday",
  "A weekday of the opening hours.",
  Object.fromEntries(weekdays.map((day) => [day, dayName(day)])) as Record<Weekday, string>,
  "write the whole name of each day in lower-case letters",
).meta({ description: "A weekday.", example: "monday" });

const phoneNumber = (description: string, { example }: { example: string }) =>
  text(description, { example }).refine(
    isOnePhone,
    "write one number with its area code, as in 0491 570 156 or (07) 5550 0142",
  );

/** `content/business.yml`: who the business is and how to reach it. */
export const businessSchema = group(
  "Business",
  "The business: names, contact, hours. One node, from content/business.yml.",
  {
    name: text("Full name of the business.", { max: 60 }),
    shortName: text("Short name: large in the logo, and on the home screen of a phone.", {
      max: 20,
    }),
    siteAddress: webAddress(
      "Address of the published site, with its folder if it has one, without a slash at its end. The environment variable SITE_URL overrides it.",
      { example: "https://rivergum.example" },
    ).refine(
      (value) => folderIn(value) !== undefined,
      "write only the address of the site, in lower case, without accents and without a slash at its end",
    ),
    tagline: text("What the business does and where, in one line.", { max: 120 }),
    description: text("What the business does, 50 to 160 characters.", { min: 50, max: 160 }),
    phone: group("Phone", "Phone numbers as they are shown.", {
      mobile: phoneNumber("Mobile for calls and texts. A landline on its own is fine too.", {
        example: "0491 570 156",
      }).optional(),
      landline: phoneNumber("Landline for calls.", { example: "(07) 5550 0142" }).optional(),
    }).refine(({ mobile, landline }) => mobile ?? landline, {
      path: ["mobile"],
      message: "write a mobile or a landline number",
    }),
    email: z.email("write an email address").meta({
      description: "Email address, shown at the foot of every page.",
      example: "info@rivergum.example",
    }),
    base: group("BusinessBase", "The place from which the business travels.", {
      locality: text("Town or city, as in an address."),
      state: text("State, as in an address: QLD."),
      country: text("ISO 3166 country code, in two capital letters.", { example: "AU" }).regex(
        /^[A-Z]{2}$/,
        "write the code of the country in two capital letters",
      ),
    }),
    serviceArea: text("The area served, in words."),
    map: z.boolean().default(true).meta({
      description: "false leaves out the drawn map, which is of South East Queensland.",
      example: "false",
    }),
    timeZone: text("IANA time zone of the business.", { example: "Australia/Brisbane" }).refine(
      (zone) => Intl.supportedValuesOf("timeZone").includes(zone),
      "write a time zone like Australia/Brisbane",
    ),
    hours: z
      .array(
        group("OpeningHours", "Days that have the same hours.", {
          days: z
            .array(weekday)
            .min(1, "list at least one day")
            .describe("Days this entry applies to, Monday first."),
          opens: clockTime("Opening time, HH:MM."),
          closes: clockTime("Closing time, HH:MM.", { example: '"17:00"' }),
          byAppointment: flag("Whether these days are by appointment only."),
        }).refine(
          ({ opens, closes }) => !isClockTime(opens) || !isClockTime(closes) || opens < closes,
          { path: ["closes"], message: 'write a time after the opening time, like "17:00"' },
        ),
      )
      .min(1, "list at least the days when you work by appointment")
      .refine((entries) => {
        const days = entries.flatMap((entry) => entry.days);
        return new Set(days).size === days.length;
      }, "list each day once")
      .describe("Opening hours. Days that aren't listed are closed."),
    replyHours: range("How many business hours it usually takes to answer a message."),
    abn: text("Australian Business Number, shown at the foot of every page.").optional(),
    social: group("SocialLinks", "Pages of the business on other sites.", {
      facebook: webAddress("Address of the business on Facebook.", {
        example: "https://www.facebook.com/rivergum",
      }).optional(),
      instagram: webAddress("Address of the business on Instagram.", {
        example: "https://www.instagram.com/rivergum",
      }).optional(),
      googleReviews: webAddress(
        "Address where customers read and write Google reviews.",
      ).optional(),
    })
      .default({})
      .describe("Pages of the business on other sites."),
    promo: group(
      "Promo",
      "The offer in the banner of the home page, which phones don't show.",
      {
        text: text("The offer in one sentence.", { max: 160 }),
        sample: flag("true while this is an example and not an offer of yours."),
      },
      { hidden: ["sample"] },
    )
      .describe("The offer in the banner of the home page. Without it, there is no banner.")
      .optional(),
    notice: text("A line at the top of every page. Delete it when it no longer applies.", {
      max: 200,
    }).optional(),
    editing: group("Editing", "Where the editing page saves changes.", {
      repository: text("Owner and name of the repository on GitHub.").regex(
        /^[\w-]+\/[\w.-]+$/,
        "write owner/name, as in the repository's address",
      ),
      branch: text("Branch that is published.").default("main"),
    })
      .describe("Adds an editing page at /admin/ to the published site. Without it, there is none.")
      .optional(),
    forms: formsSchema,
  },
  {
    isNode: true,
    hidden: ["forms", "editing"],
  },
);
