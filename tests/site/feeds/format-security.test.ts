import { formatSecurity } from "../../../src/site/feeds/format-security";

test("security.txt names whom to write to, and holds for a year", () => {
  const facts = { email: "hello@rivergum.example", siteAddress: "https://rivergum.example" };
  expect(formatSecurity(facts, new Date("2026-11-21T10:00:00Z"))).toBe(
    "Contact: mailto:hello@rivergum.example\nExpires: 2027-11-21T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://rivergum.example/.well-known/security.txt\n",
  );
});
