import { emailLink, telephoneLink } from "@/site/links";

test.each(["one\ntwo", "one\r\ntwo", "one\rtwo"])(
  "the lines of %j are apart in every email program",
  (body) => {
    expect(emailLink("jo@test.example", { subject: "A & B", body })).toBe(
      "mailto:jo@test.example?subject=A%20%26%20B&body=one%0D%0Atwo",
    );
  },
);

test("an email program gets an address as it was written, whatever signs it has", () => {
  expect(emailLink("jo%20x&y@test.example", { subject: "A" })).toBe(
    "mailto:jo%2520x%26y@test.example?subject=A",
  );
});

test("a number that can't be read with certainty has no link", () => {
  expect(telephoneLink("5550 0142")).toBeUndefined();
});
