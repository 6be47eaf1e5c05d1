import type { ComputedType } from "@/lib/node-model";

/** The types of what `resolveForms` returns (src/requests/form-settings.ts). The node of the business stores it. */
export const formsTypes: ComputedType[] = [
  {
    name: "FormsSettings",
    description:
      "How forms are sent: the preset, the owner's settings and the environment variables combined.",
    fields: {
      configured: {
        type: "Boolean!",
        description:
          "Whether a form provider is set. Without one, forms post to the local inbox of the preview server.",
      },
      provider: {
        type: "String",
        description: "Name of the form provider, for the privacy page: FormSubmit.",
      },
      country: {
        type: "String",
        description:
          "Country in which the form provider keeps requests, if it says so. The privacy page names it.",
      },
      bookingAction: { type: "String!", description: "Address the booking form posts to." },
      contactAction: { type: "String!", description: "Address the contact form posts to." },
      quoteAction: {
        type: "String!",
        description: "Address the acceptance of a quote is posted to.",
      },
      nextField: {
        type: "String",
        description: "Name of the hidden field with the address of the next page.",
      },
      honeypotField: {
        type: "String!",
        description: "Name of the field that people leave empty and robots fill.",
      },
      subjectField: {
        type: "String",
        description: "Name of the hidden field with the subject of the email.",
      },
      hidden: {
        type: "[HiddenField!]!",
        description:
          "Other hidden fields, in order: the one that turns the captcha off, and those that the service needs.",
      },
      photosMb: {
        type: "Int!",
        description:
          "Megabytes of photos that one request may have; 0 if the service accepts none.",
      },
    },
  },
  {
    name: "HiddenField",
    description: "A field that visitors don't see, and its value.",
    fields: {
      name: { type: "String!", description: "The name under which a browser sends it." },
      value: { type: "String!", description: "What a browser sends." },
    },
  },
];
