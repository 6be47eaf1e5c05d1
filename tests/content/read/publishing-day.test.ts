import { publishingDay } from "@/content/read/publishing-day";

const evening = new Date("2025-06-10T20:00:00Z");

test.each([
  ["the business's time zone", "timeZone: Australia/Brisbane", "2025-06-11"],
  ["another time zone", "timeZone: America/New_York", "2025-06-10"],
  [
    "the time zone of a file with a mistake elsewhere",
    "timeZone: Australia/Brisbane\nphnoe: 1",
    "2025-06-11",
  ],
  ["UTC if the time zone does not exist", "timeZone: Brisbane", "2025-06-10"],
  ["UTC if the time zone is not a text", "timeZone: 10", "2025-06-10"],
  ["UTC if there is no time zone", "name: Rivergum", "2025-06-10"],
  ["UTC if the file cannot be read", 'timeZone: "Aus', "2025-06-10"],
  ["UTC if there is no file", undefined, "2025-06-10"],
])("the date at 20:00 UTC is that of %s", (_what, business, day) => {
  expect(publishingDay(business, evening)).toBe(day);
});
