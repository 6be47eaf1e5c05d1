import { emailLink, telephoneLink } from "@/site/links";

test.each(["one\ntwo", "one\r\ntwo", "one\rtwo"])(
  "the lines of %j are apart in every email program",
  (body) => {
    expect(emailLink("jo@test.example", { subject: "A & B", body })).toBe(
      "mailto:jo@test.example?subject=A%20%26%20B&body=one%0D%0Atwo",
    );
  },
);

test("a number that can't be read with certainty has no link", () => {
  expect(telephoneLink("5550 0142")).toBeUndefined();
});
