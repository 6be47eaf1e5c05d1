import type { ProviderName } from "@/requests/form-providers";
import { explainProvider, resolveForms } from "@/requests/form-settings";

const address = "https://formsubmit.co/abc123";
const key = "0c6c5f9e-7d1a-4b8e-9a30-5b1f3c2d4e6f";

test("without a form provider, all forms post to the local inbox, with FormSubmit's field names", () => {
  expect(resolveForms({ provider: "none" })).toEqual({
    configured: false,
    provider: undefined,
    bookingAction: "/__inbox/booking",
    contactAction: "/__inbox/contact",
    quoteAction: "/__inbox/quote",
    nextField: "_next",
    honeypotField: "_honey",
    subjectField: "_subject",
    hidden: [{ name: "_captcha", value: "false" }],
    photosMb: 10,
  });
});

const web3forms = "https://api.web3forms.com/submit";

test.each<[ProviderName, string, string, string | undefined, string, string, number]>([
  ["formsubmit", "FormSubmit", address, "_next", "_honey", "_subject", 10],
  ["formspree", "Formspree", address, "_next", "_gotcha", "_subject", 0],
  ["web3forms", "Web3Forms", web3forms, "redirect", "botcheck", "subject", 0],
  // It receives requests at the address of the next page.
  ["netlify", "Netlify Forms", "/contact-thanks", undefined, "bot-field", "subject", 8],
])(
  "%s gets requests under the names that it expects",
  (...[id, provider, contactAction, nextField, honeypotField, subjectField, photosMb]) => {
    const names = { nextField, honeypotField, subjectField, photosMb };
    expect(resolveForms({ provider: id, address, key })).toMatchObject({
      configured: true,
      provider,
      contactAction,
      ...names,
    });
  },
);

test("Web3Forms gets the owner's key with each request", () => {
  expect(resolveForms({ provider: "web3forms", key }).hidden).toEqual([
    { name: "access_key", value: key },
  ]);
});

test("FORM_PROVIDER replaces the owner's provider", () => {
  const settings = { provider: "formsubmit", address } as const;
  expect(resolveForms(settings, { FORM_PROVIDER: "none" })).toEqual(
    resolveForms({ provider: "none" }),
  );
  expect(resolveForms(settings, { FORM_PROVIDER: "" }).configured).toBe(true);
});

test.each([
  ["FormSubmit", expect.stringContaining('FORM_PROVIDER is "FormSubmit". Write one of none, ')],
  ["toString", expect.any(String)],
  ["formsubmit", undefined],
  ["", undefined],
])("FORM_PROVIDER=%s is explained if it is no provider", (FORM_PROVIDER, explanation) => {
  expect(explainProvider({ FORM_PROVIDER })).toEqual(explanation);
});
