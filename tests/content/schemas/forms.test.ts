import { formsSchema } from "../../../src/content/schemas/forms";

test("a field name of the owner's own leaves the others to the form service", () => {
  const forms = {
    preset: "web3forms",
    booking: "https://api.web3forms.com/submit",
    fields: { honeypot: "website" },
  };
  expect(formsSchema.parse(forms)).toEqual(forms);
});
