import { formatReference, parseRequest } from "@/requests/stored-request";

test("a stored request is read as it was written", () => {
  const request = {
    answers: [["full_name", "José"]],
    state: "sending",
    source: "?service=full-detail",
    reference: "7KQ2-M9XD",
  };
  expect(parseRequest(JSON.stringify(request))).toEqual(request);
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
