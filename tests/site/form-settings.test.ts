import { type FormPreset, formsViolations, resolveForms } from "../../src/site/form-settings";

const site = "https://rivergum.com.au";
const code = "https://formsubmit.co/abc123";

test("while no service is set, both forms post to the local inbox in FormSubmit's names", () => {
  expect(resolveForms({ preset: "none" })).toEqual({
    configured: false,
    service: undefined,
    bookingAction: "/__inbox/booking",
    contactAction: "/__inbox/contact",
    nextField: "_next",
    honeypotField: "_honey",
    subjectField: "_subject",
    hidden: [{ name: "_captcha", value: "false" }],
    photosMb: 10,
  });
});

test.each<[FormPreset, number | undefined, number]>([
  ["formsubmit", undefined, 10],
  ["netlify", undefined, 8],
  ["formspree", undefined, 0],
  ["web3forms", undefined, 0],
  ["formspree", 25, 25],
  ["formsubmit", 0, 0],
])(
  "with %s, and %p in the content, %i MB of photos go with a request",
  (preset, photosMb, taken) => {
    expect(resolveForms({ preset, booking: code, photosMb }).photosMb).toBe(taken);
  },
);

test.each<[FormPreset, string, string | undefined, string, string | undefined, number]>([
  ["formsubmit", "FormSubmit", "_next", "_honey", "_subject", 1],
  ["formspree", "Formspree", "_next", "_gotcha", "_subject", 0],
  ["web3forms", "Web3Forms", "redirect", "botcheck", "subject", 0],
])("%s speaks its own names", (preset, service, nextField, honeypotField, subjectField, hidden) => {
  const settings = resolveForms({ preset, booking: code });
  expect(settings).toMatchObject({
    configured: true,
    service,
    nextField,
    honeypotField,
    subjectField,
    bookingAction: code,
    contactAction: code,
  });
  expect(settings.hidden).toHaveLength(hidden);
});

test("Netlify receives at the page to show next", () => {
  expect(resolveForms({ preset: "netlify" })).toMatchObject({
    configured: true,
    bookingAction: "/thanks",
    contactAction: "/contact-thanks",
    nextField: undefined,
  });
});

test("the owner's names and further fields win over the preset", () => {
  const settings = resolveForms({
    preset: "formsubmit",
    booking: code,
    fields: { next: "go_to" },
    extra: { access_key: "k" },
  });
  expect(settings.nextField).toBe("go_to");
  expect(settings.hidden).toEqual([
    { name: "_captcha", value: "false" },
    { name: "access_key", value: "k" },
  ]);
});

test("the environment wins over the owner's address", () => {
  expect(
    resolveForms({ preset: "none" }, { FORM_ENDPOINT: code, FORM_ENDPOINT_CONTACT: `${code}/2` }),
  ).toMatchObject({ configured: true, bookingAction: code, contactAction: `${code}/2` });
});

test("an unknown service in the environment, which the check names, is none", () => {
  expect(resolveForms({ preset: "formsubmit" }, { FORM_PRESET: "pigeon" })).toEqual(
    resolveForms({ preset: "none" }),
  );
});

test.each([
  ["bookingAction", "a placeholder", "https://formsubmit.co/your-code", site, /placeholder/],
  ["bookingAction", "http", "http://formsubmit.co/abc123", site, /https/],
  ["bookingAction", "no address", "formsubmit", site, /full address/],
  ["bookingAction", "escaped wrongly", "https://formsubmit.co/100%sure", site, /a % has no two/],
  ["siteAddress", "http", code, "http://rivergum.com.au", /https/],
  ["siteAddress", "an example", code, "https://rivergum.example", /the example address/],
  ["siteAddress", "no address", code, "rivergum", /full address/],
])("a %s that is %s stops the build with the reason", (where, _what, booking, address, reason) => {
  const settings = resolveForms({ preset: "formsubmit", booking });
  const [violation, ...others] = formsViolations(settings, address);
  expect(others).toEqual([]);
  expect(violation?.where).toBe(where);
  expect(`${violation?.found}; ${violation?.fix}`).toMatch(reason);
});

test("a complete setting has no violations", () => {
  expect(formsViolations(resolveForms({ preset: "formsubmit", booking: code }), site)).toEqual([]);
});
