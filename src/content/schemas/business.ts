import { z } from "zod";
import { isAbn } from "../../business/abn";
import { weekdays } from "../../business/opening-hours";
import { asEnum, asType } from "../graphql-types";
import { formsSchema } from "./forms";
import {
  clockTime,
  coordinates,
  count,
  isClockTime,
  isWebAddress,
  range,
  text,
  webAddress,
} from "./fields";

/** Browsers stop at a time zone they do not know. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-AU", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const phoneNumber = (about: { description: string; example: string }) =>
  text(about).regex(/^[0-9 ()+-]{8,20}$/, "write a phone number");

/** `content/business.yml`: who the business is and how it is reached. */
export const businessSchema = asType(
  z.strictObject({
    name: text(
      { description: "Full name of the business.", example: "Rivergum Mobile Detailing" },
      { max: 60 },
    ),
    shortName: text(
      { description: "Short name, for the home screen of a phone.", example: "Rivergum" },
      { max: 20 },
    ),
    siteAddress: webAddress({
      description:
        "Address of the published site, without a slash at its end; the environment variable SITE_URL overrides it.",
      example: "https://rivergum.example",
    }).refine(
      (value) => !isWebAddress(value) || `${new URL(value).origin}` === value,
      "write only the address of the site, in lower case, without a slash or a folder at its end",
    ),
    tagline: text({ description: "What and where, in one line." }, { max: 120 }),
    description: text(
      { description: "What the business does, 50 to 160 characters." },
      { min: 50, max: 160 },
    ),
    phone: asType(
      z
        .strictObject({
          mobile: phoneNumber({
            description: "Mobile for calls and texts.",
            example: "0491 570 156",
          }),
          landline: phoneNumber({ description: "Landline.", example: "(07) 5550 0142" }).optional(),
          whatsapp: phoneNumber({
            description: "Number that answers on WhatsApp; without it no link to it is shown.",
            example: "0491 570 156",
          }).optional(),
        })
        .meta({ description: "Phone numbers as they are shown." }),
      {
        name: "Phone",
        description: "Phone numbers as they are shown.",
      },
    ),
    email: z
      .email("write an email address")
      .meta({ description: "Email address.", example: "info@rivergum.example" }),
    base: asType(
      z
        .strictObject({
          locality: text({ description: "Town or city.", example: "Brisbane" }),
          state: text({ description: "State.", example: "QLD" }),
          region: text({
            description: "The part of the country it works in, as guides call it.",
            example: "South East Queensland",
          }),
          country: text({ description: "ISO 3166 country code.", example: "AU" }),
          ...coordinates.shape,
        })
        .meta({ description: "Where the business starts from." }),
      {
        name: "BusinessBase",
        description: "Where the business starts from.",
      },
    ),
    serviceArea: text({ description: "The area served, in words." }),
    timeZone: text({
      description:
        "IANA time zone of the opening hours, and of the days on which articles are published.",
      example: "Australia/Brisbane",
    }).refine(isTimeZone, "write a time zone as region/city"),
    hours: z
      .array(
        asType(
          z
            .strictObject({
              days: z
                .array(
                  asEnum(
                    z
                      .enum(weekdays, { error: "write a weekday in lower-case English" })
                      .meta({ description: "A weekday.", example: "monday" }),
                    {
                      name: "Weekday",
                      description: "A day of the week.",
                      values: {
                        monday: "Monday",
                        tuesday: "Tuesday",
                        wednesday: "Wednesday",
                        thursday: "Thursday",
                        friday: "Friday",
                        saturday: "Saturday",
                        sunday: "Sunday",
                      },
                    },
                  ),
                )
                .min(1, "name at least one day")
                .meta({ description: "Days the entry holds for, Monday first." }),
              opens: clockTime({ description: "Opening time, HH:MM." }),
              closes: clockTime({ description: "Closing time, HH:MM.", example: '"17:00"' }),
              byAppointment: z
                .boolean()
                .default(false)
                .meta({ description: "Open by appointment only.", example: "true" }),
            })
            .refine(
              ({ opens, closes }) => !isClockTime(opens) || !isClockTime(closes) || opens < closes,
              { path: ["closes"], message: "write a closing time after the opening time" },
            ),
          { name: "OpeningHours", description: "One entry of the opening hours." },
        ),
      )
      .superRefine((hours, context) => {
        const seen = new Set<string>();
        hours.forEach(({ days }, entry) =>
          days.forEach((day, index) => {
            if (seen.has(day)) {
              context.addIssue({
                code: "custom",
                path: [entry, "days", index],
                message: "list each day once; keep one of the two",
              });
            }
            seen.add(day);
          }),
        );
      })
      .meta({ description: "Opening hours; days not named are closed." }),
    replyHours: range({ description: "Within how many business hours messages are answered." }),
    cancellationNoticeHours: count({
      description: "Hours of notice for a cancellation or a new date.",
      example: "24",
    }),
    yearsOfExperience: count({
      description: "Years of experience, shown with a plus.",
      example: "5",
    }),
    abn: text({
      description: "Australian Business Number, shown at the foot of every page.",
      example: "51 824 753 556",
    })
      .refine(isAbn, "check the digits: an ABN has 11, and these don't add up")
      .optional(),
    gst: text(
      {
        description: "A line on GST at the foot of every page.",
        example: "All prices include GST.",
      },
      { max: 80 },
    ).optional(),
    claims: z
      .array(text({ description: "A claim.", example: "Fully insured" }, { max: 60 }))
      .min(1, "name at least one")
      .meta({ description: "What the business stands for." }),
    social: asType(
      z
        .strictObject({
          facebook: webAddress({
            description: "Facebook page.",
            example: "https://www.facebook.com/rivergum",
          }).optional(),
          instagram: webAddress({
            description: "Instagram page.",
            example: "https://www.instagram.com/rivergum",
          }).optional(),
          googleReviews: webAddress({ description: "Google reviews page." }).optional(),
        })
        .meta({ description: "Pages elsewhere." }),
      {
        name: "SocialLinks",
        description: "Pages of the business elsewhere; null where there is none.",
      },
    ),
    promo: asType(
      z
        .strictObject({
          text: text({ description: "The offer in one sentence." }, { max: 160 }),
          linkLabel: text(
            { description: "Words of the button.", example: "Book Now" },
            { max: 30 },
          ),
        })
        .meta({
          description: "Offer in the banner of the home page; without it there is no banner.",
        }),
      { name: "Promo", description: "Offer in the banner of the home page." },
    ).optional(),
    notice: text(
      {
        description:
          "A line above every page, for holidays and the like; remove it when it no longer holds.",
        example: "We are away from 24 December to 5 January.",
      },
      { max: 200 },
    ).optional(),
    statistics: asType(
      z
        .strictObject({
          script: webAddress({
            description: "Address of the script, as the service gives it.",
            example: "https://plausible.io/js/script.js",
          }),
          domain: text({
            description: "The site as the service knows it.",
            example: "your-name.com.au",
          }),
        })
        .meta({
          description:
            "A service that counts visits without cookies, such as Plausible; without it nothing is counted.",
        }),
      { name: "Statistics", description: "A service that counts visits without cookies." },
    ).optional(),
    formHints: asType(
      z
        .strictObject({
          phone: text(
            {
              description: "Below the question for the phone number.",
              example: "A mobile is best: we text before we come.",
            },
            { max: 100 },
          ).optional(),
          email: text(
            {
              description: "Below the question for the email address.",
              example: "For the written quote.",
            },
            { max: 100 },
          ).optional(),
        })
        .meta({ description: "What the booking form says beside its questions about you." }),
      { name: "FormHints", description: "Why the booking form asks." },
    ).optional(),
    forms: formsSchema,
  }),
  {
    name: "Business",
    description:
      "The business: names, contact, hours, claims. One node, from content/business.yml.",
    isNode: true,
    hidden: ["forms"],
    more: /* GraphQL */ `
    "Where the forms send what visitors write."
    forms: FormsSettings!
  `,
  },
);
