import { z } from "zod";
import { formPresets } from "../../site/form-settings";
import { count, text, webAddress } from "./fields";

// Without defaults: a name that is left out is that of the preset.
const formFieldNames = z
  .strictObject({
    next: text("Field that names the page to show afterwards.", { example: "_next" }),
    captcha: text("Field that turns the captcha off.", { example: "_captcha" }),
    captchaOff: text("Value that turns the captcha off.", { example: '"false"' }),
    honeypot: text("Field that people leave empty and robots fill.", { example: "_honey" }),
    subject: text("Field that names the mail's subject.", { example: "_subject" }),
  })
  .partial();

/** `forms:` of content/business.yml: the form service and what it calls its fields. */
export const formsSchema = z
  .strictObject({
    preset: z.enum(formPresets, { error: `write one of ${formPresets.join(", ")}` }).meta({
      description: "The form service; none sends requests to the local inbox of the preview.",
      example: "formsubmit",
    }),
    booking: webAddress("Where booking requests are sent.", {
      example: "https://formsubmit.co/your-code",
    }).optional(),
    contact: webAddress("Where messages are sent; the booking address when left out.").optional(),
    fields: formFieldNames
      .optional()
      .describe("Field names, where the service's differ from its preset."),
    extra: z
      .record(z.string(), z.string())
      .optional()
      .describe("Further hidden fields the service wants."),
    photosMb: count(
      "Megabytes of photos the service takes with one request, where that is not as in its preset; 0 takes none.",
      { example: "10", max: 50 },
    ).optional(),
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
  .describe("Where the forms send what visitors write.");
