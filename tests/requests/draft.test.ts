import { formatReference, parseDraft } from "@/requests/draft";

test("a stored draft is read as it was written", () => {
  const draft = {
    answers: [["full_name", "José"]],
    state: "sending",
    source: "?service=full-detail",
    reference: "7KQ2-M9XD",
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
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
])("%p is not read as a draft", (stored) => {
  expect(parseDraft(stored)).toBeUndefined();
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
