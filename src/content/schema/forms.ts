import { z } from "zod";
import { providerNames } from "@/requests/form-providers";
import { providerProblem } from "@/requests/form-settings";
import { count, flag, text, webAddress } from "./fields";

// No defaults: where the owner leaves a name out, the preset's is used.
const formFieldNames = z
  .strictObject({
    next: text("Field with the address of the page to show afterwards.", { example: "_next" }),
    captcha: text("Field that turns the captcha off.", { example: "_captcha" }),
    captchaOff: text("Value that turns the captcha off.", { example: '"false"' }),
    honeypot: text("Field that people leave empty and robots fill.", { example: "_honey" }),
    subject: text("Field with the subject of the email.", { example: "_subject" }),
  })
  .partial();

/** `forms:` in content/business.yml: the form provider and the names of its fields. */
export const formsSchema = z
  .strictObject({
    preset: z.enum(providerNames, { error: `write one of ${providerNames.join(", ")}` }).meta({
      description: "The form provider. With none, requests go to the local inbox of the preview.",
      example: "none",
    }),
    booking: text(
      "Where booking requests are sent: the address that FormSubmit or Formspree gave you.",
      {
        max: 300,
      },
    ).optional(),
    contact: webAddress(
      "Where messages are sent, at the same service. If left out, to the booking address.",
      {
        example: "https://formsubmit.co/your-code",
      },
    ).optional(),
    key: text("The access key that Web3Forms gave you.", { max: 60 }).optional(),
    captcha: flag("Whether FormSubmit asks visitors to prove that they are people."),
    fields: formFieldNames
      .optional()
      .describe("Names of fields, if those of the service differ from its preset."),
    extra: z
      .record(z.string(), z.string())
      .optional()
      .describe("Other hidden fields that the service needs."),
    photosMb: count(
      "Megabytes of photos that the service accepts with one request, if that differs from its preset. 0 means no photos.",
      { example: "10", max: 50 },
    ).optional(),
  })
  .superRefine((forms, context) => {
    const problem = providerProblem(forms);
    if (!problem) return;
    context.addIssue({ code: "custom", path: [problem.key], message: problem.fix });
  })
  .describe("Where the forms send what visitors write.");
