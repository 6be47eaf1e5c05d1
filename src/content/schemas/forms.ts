import { z } from "zod";
import { formPresets, presetProblem } from "../../site/form-settings";
import { count, flag, text, webAddress } from "./fields";

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
    booking: text(
      "Where booking requests are sent: the address that FormSubmit or Formspree gave you.",
      {
        max: 300,
      },
    ).optional(),
    contact: webAddress("Where messages are sent; the booking address when left out.", {
      example: "https://formsubmit.co/your-code",
    }).optional(),
    key: text("The access key that Web3Forms gave you.", { max: 60 }).optional(),
    captcha: flag("Whether FormSubmit asks visitors to prove that they are people."),
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
    const problem = presetProblem(forms);
    if (problem)
      context.addIssue({ code: "custom", path: [problem.key], message: problem.message });
  })
  .describe("Where the forms send what visitors write.");
