import type { ComputedType } from "../../pictures/node-model";

/** The types of the value of `resolveForms` (src/requests/form-settings.ts), which is part of the business's node. */
export const formsTypes: ComputedType[] = [
  {
    name: "FormsSettings",
    description:
      "How both forms are sent, ready to render: presets, the owner's settings and the environment merged.",
    fields: {
      configured: {
        type: "Boolean!",
        description:
          "Whether a form service is set. Without one, forms post to the local inbox of the preview server.",
      },
      service: {
        type: "String",
        description: "Name of the service for the privacy page, for example FormSubmit.",
      },
      country: {
        type: "String",
        description: "Country in which that service is, for the privacy page, if it says so.",
      },
      bookingAction: { type: "String!", description: "Address the booking form posts to." },
      contactAction: { type: "String!", description: "Address the contact form posts to." },
      nextField: {
        type: "String",
        description: "Name of the hidden field that holds the address of the next page.",
      },
      honeypotField: {
        type: "String!",
        description: "Name of the field that people leave empty and robots fill.",
      },
      subjectField: {
        type: "String",
        description: "Name of the hidden field that holds the subject of the mail.",
      },
      hidden: {
        type: "[HiddenField!]!",
        description:
          "Further hidden fields, in order: the one that turns the captcha off and the service's own.",
      },
      photosMb: {
        type: "Int!",
        description: "Megabytes of photos that go with one request; 0 if the service takes none.",
      },
    },
  },
  {
    name: "HiddenField",
    description: "A hidden field of a form.",
    fields: {
      name: { type: "String!", description: "Name of the field." },
      value: { type: "String!", description: "Value of the field." },
    },
  },
];
