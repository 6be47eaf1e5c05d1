import { formatReference } from "@/requests/reference";

test("a reference has eight characters that are hard to confuse", () => {
  const all = new Set(
    Array.from({ length: 32 }, (_, at) =>
      formatReference(new Uint8Array(8).map((_zero, index) => at * 8 + index)),
    ).flatMap((reference) => [...reference]),
  );
  expect(formatReference(new Uint8Array(8))).toBe("2222-2222");
  expect([...all].sort().join("")).toBe("-23456789ABCDEFGHJKMNPQRSTUVWXYZ");
});
