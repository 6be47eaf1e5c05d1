import { publishingDay } from "../../../src/content/folder/publishing-day";

const evening = new Date("2025-06-10T20:00:00Z");

test.each([
  ["the business's own", "timeZone: Australia/Brisbane", "2025-06-11"],
  ["another one", "timeZone: America/New_York", "2025-06-10"],
  ["a mistake elsewhere in the file", "timeZone: Australia/Brisbane\nphnoe: 1", "2025-06-11"],
  ["a zone that does not exist", "timeZone: Brisbane", "2025-06-10"],
  ["a zone that is no text", "timeZone: 10", "2025-06-10"],
  ["none", "name: Rivergum", "2025-06-10"],
  ["a file that cannot be read", 'timeZone: "Aus', "2025-06-10"],
  ["no file", undefined, "2025-06-10"],
])("the day at eight in the evening in London, by %s", (_what, business, day) => {
  expect(publishingDay(business, evening)).toBe(day);
});
