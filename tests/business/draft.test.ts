import { parseDraft } from "../../src/business/draft";

test("a stored draft comes back as it was", () => {
  const draft = {
    answers: [["full_name", "José"]],
    source: "/booking?service=full-detail",
    sent: true,
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  null,
  "",
  "null",
  "7",
  "{",
  "[]",
  "{}",
  '{"answers":7}',
  '{"answers":[["a"],"b"]}',
  '{"answers":[["a",7]]}',
])("%p is no draft", (stored) => {
  expect(parseDraft(stored)).toBeUndefined();
});
