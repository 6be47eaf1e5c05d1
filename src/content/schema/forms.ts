import { z } from "zod";
import { providerNames } from "@/requests/form-providers";
import { missingSetting } from "@/requests/form-settings";
import { text, webAddress } from "./fields";

/** `forms:` in content/business.yml: the form provider, and what it needs from the owner. */
export const formsSchema = z
  .strictObject({
    provider: z.enum(providerNames, { error: `write one of ${providerNames.join(", ")}` }).meta({
      description: "The form provider. With none, requests go to the local inbox of the preview.",
      example: "none",
    }),
    address: webAddress(
      "Where requests are sent: the address that FormSubmit or Formspree gave you.",
      { example: "https://formsubmit.co/your-code" },
    ).optional(),
    key: text("The access key that Web3Forms gave you.", { max: 60 }).optional(),
  })
  .superRefine((forms, context) => {
    const missing = missingSetting(forms);
    if (missing)
      context.addIssue({
        code: "custom",
        path: [missing],
        message: `paste the ${missing} that the form provider gave you`,
      });
  })
  .describe("Where the forms send what visitors write.");
