import { type ComputedType, stored } from "@/lib/node-model";

/** The types of values that are computed: no key in the owner's files has them. */
export const computedTypes: ComputedType[] = [
  {
    name: "Price",
    description: "What a service costs at least.",
    fields: {
      standard: stored(
        "Int!",
        "The price on the standard list, in whole Australian dollars. It also applies outside all regions.",
      ),
      shown: stored(
        "Int!",
        "What the page shows at first: the price in the region of the query or the page, else in the first region.",
      ),
      perHour: stored("Int", "Dollars an hour, if the work is charged by the hour."),
      text: stored("String!", "The price as pages show it: From $90."),
      regional: stored(
        "[RegionalPrice!]!",
        "The prices that differ from the standard one, by region. Empty if the query or the page names a region.",
      ),
    },
  },
  {
    name: "RegionalPrice",
    description: "A starting price with the regions where it applies.",
    fields: {
      price: stored("Int!", "The price in whole Australian dollars."),
      regions: stored("[String!]!", "Slugs of the regions, for example logan."),
    },
  },
  {
    name: "PriceList",
    description: "A list of starting prices, from content/pricing.yml.",
    fields: {
      name: stored("String!", "Name of the list, which a region gives: standard."),
      prices: stored("[ListedPrice!]!", "The starting prices on the list."),
    },
  },
  {
    name: "ListedPrice",
    description: "A price of a service on a list.",
    fields: {
      service: stored("String!", "Id of the service."),
      price: stored("Int!", "The price in whole Australian dollars."),
    },
  },
  {
    name: "FormsSettings",
    description: "How forms are sent: the provider with the owner's address or key.",
    fields: {
      configured: stored(
        "Boolean!",
        "Whether a form provider is set. Without one, forms post to the local inbox of the preview server.",
      ),
      bookingAction: stored("String!", "Address the booking form posts to."),
      contactAction: stored("String!", "Address the contact form posts to."),
      quoteAction: stored("String!", "Address the acceptance of a quote is posted to."),
      nextField: stored("String", "Name of the hidden field with the address of the next page."),
      honeypotField: stored(
        "String!",
        "Name of the field that people leave empty and robots fill.",
      ),
      subjectField: stored("String", "Name of the hidden field with the subject of the email."),
      hidden: stored(
        "[HiddenField!]!",
        "Other hidden fields: the one that turns the captcha off, and the one with the owner's key.",
      ),
      photosMb: stored(
        "Int!",
        "Megabytes of photos that one request may have; 0 if the provider accepts none.",
      ),
    },
  },
  {
    name: "HiddenField",
    description: "A field that visitors don't see, and its value.",
    fields: {
      name: stored("String!", "The name under which a browser sends it."),
      value: stored("String!", "What a browser sends."),
    },
  },
];
