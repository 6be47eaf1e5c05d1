import { formsSchema } from "@/content/schema/forms";
import type { ProviderName } from "@/requests/form-providers";
import { formProblems, resolveForms } from "@/requests/form-settings";

const site = "https://rivergum.com.au";
const own = "https://forms.rivergum.com.au";
const code = "https://formsubmit.co/abc123";
const key = "0c6c5f9e-7d1a-4b8e-9a30-5b1f3c2d4e6f";

test("without a form provider, both forms post to the local inbox, with FormSubmit's field names", () => {
  expect(resolveForms({ preset: "none" })).toEqual({
    configured: false,
    provider: undefined,
    country: undefined,
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

test.each<[ProviderName, number | undefined, number]>([
  ["formsubmit", undefined, 10],
  ["netlify", undefined, 8],
  ["formspree", undefined, 0],
  ["web3forms", undefined, 0],
  ["formspree", 25, 25],
  ["formsubmit", 0, 0],
])(
  "with %s and photosMb %p in the content, a request may have %i MB of photos",
  (...[preset, own, taken]) => {
    expect(resolveForms({ preset, booking: code, photosMb: own }).photosMb).toBe(taken);
  },
);

test.each([
  ["formsubmit", "FormSubmit", "_next", "_honey", "_subject"],
  ["formspree", "Formspree", "_next", "_gotcha", "_subject"],
  ["web3forms", "Web3Forms", "redirect", "botcheck", "subject"],
] as const)(
  "%s gets the field names that it expects",
  (preset, provider, nextField, honeypotField, subjectField) => {
    expect(resolveForms({ preset, booking: code })).toMatchObject({
      configured: true,
      provider,
      nextField,
      honeypotField,
      subjectField,
      bookingAction: code,
      contactAction: code,
    });
  },
);

test("the country of a form provider is stated if it is known", () => {
  expect(resolveForms({ preset: "formspree", booking: code }).country).toBe("United States");
  expect(resolveForms({ preset: "formsubmit", booking: code }).country).toBeUndefined();
  // Without an address, nothing is sent there.
  expect(resolveForms({ preset: "formspree" }).country).toBeUndefined();
});

test("Web3Forms needs nothing but its key, which is sent with each request", () => {
  expect(resolveForms({ preset: "web3forms", key })).toMatchObject({
    bookingAction: "https://api.web3forms.com/submit",
    contactAction: "https://api.web3forms.com/submit",
    hidden: [{ name: "access_key", value: key }],
  });
});

test("Netlify receives requests at the address of the next page", () => {
  expect(resolveForms({ preset: "netlify" })).toMatchObject({
    configured: true,
    bookingAction: "/thanks",
    contactAction: "/contact-thanks",
    quoteAction: "/quote?accepted",
    nextField: undefined,
  });
});

test("the owner's settings override the preset, and the captcha can be switched on", () => {
  const settings = resolveForms({
    preset: "formsubmit",
    booking: code,
    captcha: true,
    fields: { next: "go_to" },
    extra: { team: "vans" },
  });
  expect(settings.nextField).toBe("go_to");
  expect(settings.hidden).toEqual([{ name: "team", value: "vans" }]);
});

test("environment variables override the owner's address, and an unknown preset counts as none", () => {
  expect(
    resolveForms({ preset: "none" }, { FORM_ENDPOINT: code, FORM_ENDPOINT_CONTACT: `${code}/2` }),
  ).toMatchObject({ configured: true, bookingAction: code, contactAction: `${code}/2` });
  expect(resolveForms({ preset: "formsubmit" }, { FORM_PRESET: "pigeon" })).toEqual(
    resolveForms({ preset: "none" }),
  );
});

test("an address in an environment variable decides the provider, which doesn't get the owner's key for another", () => {
  const address = "https://formspree.io/f/xyzabcde";
  expect(
    resolveForms({ preset: "web3forms", key }, { FORM_ENDPOINT: address, FORM_KEY: "" }),
  ).toMatchObject({ provider: "Formspree", bookingAction: address, hidden: [] });
  expect(
    resolveForms({ preset: "none" }, { FORM_PRESET: "web3forms", FORM_KEY: key }),
  ).toMatchObject({
    bookingAction: "https://api.web3forms.com/submit",
    hidden: [{ name: "access_key", value: key }],
  });
});

test.each([
  [{ preset: "formsubmit", booking: code }, true],
  [{ preset: "formsubmit", booking: "https://forms.rivergum.com.au/booking" }, true],
  [{ preset: "formsubmit", booking: "https://formsubmit.co" }, false],
  [{ preset: "formspree", booking: "https://formspree.io/f/xyzabcde" }, true],
  [{ preset: "formspree", booking: "https://formspree.io/forms/xyzabcde/overview" }, false],
  [{ preset: "formspree", booking: "xyzabcde" }, false],
  [{ preset: "web3forms", key }, true],
  [{ preset: "netlify" }, true],
  // Messages go to the same service as bookings.
  [{ preset: "formsubmit", booking: code, contact: `${code}-2` }, true],
  [{ preset: "formsubmit", booking: code, contact: "https://forms.rivergum.com.au/a" }, false],
  [{ preset: "formsubmit", booking: `${own}/booking`, contact: `${own}/contact` }, true],
  [{ preset: "web3forms", key, booking: "https://formspree.io/f/xyzabcde" }, false],
  [{ preset: "web3forms", key, contact: "https://api.web3forms.com/submit" }, true],
  [{ preset: "none", contact: code }, true],
])("the settings %j are complete: %p", (forms, isComplete) => {
  expect(formsSchema.safeParse(forms).success).toBe(isComplete);
});

test.each([
  ["forms,booking", "http", "http://formsubmit.co/abc123", site, /https/],
  ["forms,booking", "not an address", "formsubmit", site, /whole address/],
  ["forms,booking", "escaped wrongly", "https://formsubmit.co/100%sure", site, /whole address/],
  ["siteAddress", "http", code, "http://rivergum.com.au", /https/],
  ["siteAddress", "not an address", code, "rivergum", /full address/],
  ["siteAddress", "in a folder", code, `${site}/new`, /only the part before/],
])("%s that is %s is reported with a fix", (where, _what, booking, address, reason) => {
  const settings = resolveForms({ preset: "formsubmit", booking });
  const [problem, ...others] = formProblems(settings, address);
  expect(others).toEqual([]);
  expect(problem?.where.join()).toBe(where);
  expect(`${problem?.found}; ${problem?.fix}`).toMatch(reason);
});
