import { formatReference, parseRequest } from "@/requests/stored-request";

test("a stored request is read as it was written", () => {
  const request = {
    answers: [["full_name", "José"]],
    state: "sending",
    source: "?service=full-detail",
    reference: "7KQ2-M9XD",
    linked: ["service"],
    derived: [["price_shown", "$300"]],
    sentAt: "2026-11-28T08:00:00.000Z",
  };
  expect(parseRequest(JSON.stringify(request))).toEqual(request);
});

test("a request that another version has stored is filled in again", () => {
  const stored = { answers: [["full_name", "Jo"]], state: "offline", answered: ["utilities"] };
  expect(parseRequest(JSON.stringify(stored))).toEqual({
    answers: [["full_name", "Jo"]],
    state: "filling",
    reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    source: "",
    linked: [],
    derived: [],
    sentAt: undefined,
  });
});

test.each([
  undefined,
  "",
  "7",
  "{",
  "[]",
  "{}",
  '{"answers":[["a"],"b"]}',
  '{"answers":[["a",7]]}',
])("%p is not read as a request", (stored) => {
  expect(parseRequest(stored)).toBeUndefined();
});

test("a reference has eight characters that are hard to confuse", () => {
  const all = new Set(
    Array.from({ length: 32 }, (_, at) =>
      formatReference(new Uint8Array(8).map((_zero, index) => at * 8 + index)),
    ).flatMap((reference) => [...reference]),
  );
  expect(formatReference(new Uint8Array(8))).toBe("2222-2222");
  expect([...all].sort().join("")).toBe("-23456789ABCDEFGHJKMNPQRSTUVWXYZ");
});
