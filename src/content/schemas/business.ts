import { z } from "zod";
import { isAbn } from "../../business/abn";
import { weekdays } from "../../business/opening-hours";
import { asEnum, asType } from "../graphql-types";
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

const formFieldNames = z.strictObject({
  next: text({
    description: "Field that names the page to show afterwards.",
    example: "_next",
  }).default("_next"),
  captcha: text({ description: "Field that turns the captcha off.", example: "_captcha" }).default(
    "_captcha",
  ),
  captchaOff: text({
    description: "Value that turns the captcha off.",
    example: '"false"',
  }).default("false"),
  honeypot: text({
    description: "Field that people leave empty and robots fill.",
    example: "_honey",
  }).default("_honey"),
  subject: text({
    description: "Field that names the mail's subject.",
    example: "_subject",
  }).default("_subject"),
});

export const formPresets = ["none", "formsubmit", "formspree", "web3forms", "netlify"] as const;

const formsSchema = z
  .strictObject({
    preset: z.enum(formPresets, { error: `write one of ${formPresets.join(", ")}` }).meta({
      description: "The form service; none sends requests to the local inbox of the preview.",
      example: "formsubmit",
    }),
    booking: webAddress({
      description: "Where booking requests are sent.",
      example: "https://formsubmit.co/your-code",
    }).optional(),
    contact: webAddress({
      description: "Where messages are sent; the booking address when left out.",
    }).optional(),
    fields: formFieldNames
      .partial()
      .optional()
      .meta({ description: "Field names, where the service's differ from its preset." }),
    extra: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "Further hidden fields the service wants." }),
  })
  .superRefine((forms, context) => {
    if (forms.preset !== "none" && forms.preset !== "netlify" && forms.booking === undefined) {
      context.addIssue({
        code: "custom",
        path: ["booking"],
        message: `add the address that ${forms.preset} gave you`,
      });
    }
  })
  .meta({ description: "Where the forms send what visitors write." });

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
          mobile: text({
            description: "Mobile for calls and texts.",
            example: "0491 570 156",
          }).regex(/^[0-9 ()+-]{8,20}$/, "write a phone number"),
          landline: text({ description: "Landline.", example: "(07) 5550 0142" })
            .regex(/^[0-9 ()+-]{8,20}$/, "write a phone number")
            .optional(),
          whatsapp: text({
            description: "Number that answers on WhatsApp; without it no link to it is shown.",
            example: "0491 570 156",
          })
            .regex(/^[0-9 ()+-]{8,20}$/, "write a phone number")
            .optional(),
        })
        .meta({ description: "Phone numbers as they are shown." }),
      {
        name: "Phone",
        description: "Phone numbers as they are shown.",
      },
    ),
    email: z
      .email("write an e-mail address")
      .meta({ description: "E-mail address.", example: "info@rivergum.example" }),
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

export type BusinessContent = z.output<typeof businessSchema>;
