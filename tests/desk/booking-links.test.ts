import { firstPrice, fragmentIn, jobLink, readJobLink } from "@/desk/booking-links";
import { encodeFragment } from "@/desk/url-fragment";
import { answerOf, type Answers } from "@/requests/field";

const choices = {
  service: ["Full Detail", "Basic Detail"],
  vehicle_size: ["Small Vehicle"],
  how_often: ["Once"],
  add_ons: ["Hand Wax"],
  condition: ["Pet hair"],
  preferred_days: ["Monday", "Friday"],
};

const request: Answers = [
  ["reference", "7KQ2-M9XD"],
  ["sent", "2026-11-24"],
  ["full_name", "José O'Brien"],
  ["phone", "+61 (0)4 12-345 678"],
  ["email", "a@b"],
  ["vehicle", "Mazda <b>3</b> 🚗"],
  ["suburb", "Marsden"],
  ["service", "Full Detail"],
  ["vehicle_size", "Small Vehicle"],
  ["cars", "2"],
  ["add_ons", "Hand Wax"],
  ["price_shown", "From $1,250"],
  ["preferred_days", "Monday"],
  ["preferred_days", "Friday"],
  ["contact_method", "sms"],
];
const quote: Answers = [...request, ["price", "420"], ["day", "2026-12-03"], ["time", "09:30"]];

const desk = "https://test.example/desk";
const read = (page: "desk" | "quote", answers: Answers) =>
  readJobLink(page, jobLink(page, desk, answers).replace(`${desk}#`, ""), choices);
/** The answers with one of them changed or, without a value, left out. */
const withAnswer = (answers: Answers, name: string, value?: string): Answers => [
  ...answers.filter(([key]) => key !== name),
  ...(value === undefined ? [] : [[name, value] as const]),
];

test("the desk reads what the form has sent, without consent and photos", () => {
  expect(read("desk", [...request, ["consent", "on"], ["photo", "me.jpg"]])).toEqual(request);
});

test("a link that version 1 made still opens", () => {
  const fragment =
    "#1.N0tRMi1NOVhEHzIwMjYtMTEtMjQfSm8fMDQ5MSA1NzAgMTU2H2FAYh9NYXpkYR9NYXJzZGVuH0Z1bGwgRGV0YWlsH1NtYWxsIFZlaGljbGUfMR9PbmNlH0hhbmQgV2F4H1BldCBoYWlyH0Zyb20gJDMwMB9Nb25kYXkeRnJpZGF5H01vcm5pbmcfc21zH3llcx9TYW5kHx8f.1p63eru";
  const answers = readJobLink("desk", fragment, choices) ?? [];
  expect(answers).toHaveLength(20);
  expect(answerOf(answers, "full_name")).toBe("Jo");
  expect(answerOf(answers, "condition")).toBe("Pet hair");
  expect(answerOf(answers, "message")).toBe("Sand");
});

test("the quote holds neither phone nor email", () => {
  const answers = read("quote", quote) ?? [];
  expect(answers.map(([name]) => name)).toEqual([
    ...["reference", "full_name", "suburb", "service", "vehicle_size", "cars", "add_ons"],
    ...["price", "day", "time"],
  ]);
  expect(answerOf(answers, "price")).toBe("420");
});

test("a link has at most 1,500 characters, however much was written", () => {
  const link = jobLink("desk", desk, [...request, ["message", "Sand everywhere. ".repeat(500)]]);
  expect(link.length).toBeLessThanOrEqual(1500);
  const answers = readJobLink("desk", link.slice(link.indexOf("#")), choices) ?? [];
  expect(answerOf(answers, "message")).toMatch(/^Sand everywhere.*…$/);
});

test("choices that the site doesn't offer are left out", () => {
  const forged = withAnswer(withAnswer(request, "vehicle_size", "Tank"), "contact_method", "fax");
  const answers = read("desk", forged) ?? [];
  expect(answers.map(([name]) => name)).not.toEqual(
    expect.arrayContaining(["vehicle_size", "contact_method"]),
  );
  expect(answerOf(answers, "full_name")).toBe("José O'Brien");
});

test.each([
  ["desk", "reference", "call 1900 654 321"],
  ["desk", "sent", "2026-02-30"],
  ["desk", "full_name", undefined],
  ["desk", "email", "nobody"],
  ["desk", "service", "Free Detail"],
  ["quote", "price", "-5"],
  ["quote", "price", "4e2"],
  ["quote", "day", "tomorrow"],
  ["quote", "time", "09:15"],
  ["quote", "suburb", undefined],
] as const)("a link to the %s whose %s is %s is refused", (page, name, value) => {
  expect(read(page, withAnswer(quote, name, value))).toBeUndefined();
});

test("the link of one page is refused by the other, and so are fewer fields", () => {
  expect(
    readJobLink("quote", jobLink("desk", desk, quote).replace(`${desk}#`, ""), choices),
  ).toBeUndefined();
  expect(readJobLink("desk", encodeFragment([["7KQ2-M9XD"]]), choices)).toBeUndefined();
});

test.each([
  ["https://test.example/desk#1.Sm8.ab3", "1.Sm8.ab3"],
  ["Open on your phone: https://x/desk#1.Sm-8_.ab3\nThanks", "1.Sm-8_.ab3"],
  ["1.Sm8.ab3", "1.Sm8.ab3"],
  ["my request", ""],
])("in %j, the fragment is %j", (text, fragment) => {
  expect(fragmentIn(text)).toBe(fragment);
});

test.each([
  ["From $1,250", "1250"],
  ["$360, then $324 every two weeks", "360"],
  ["On the quote", ""],
])("the first price of %j is %j", (text, price) => {
  expect(firstPrice(text)).toBe(price);
});
