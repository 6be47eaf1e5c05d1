import { canReceiveSms } from "@/business/australian-phone";

test.each([
  ["0491 570 156", true],
  ["+61 491 570 156", true],
  ["+44 7700 900123", true],
  ["(07) 5550 0142", false],
  ["+61 7 5550 0142", false],
  ["1300 975 707", false],
  ["+61 (0)491 570 156", true],
  ["+61 (0)7 5550 0142", false],
])("%s takes text messages: %s", (number, takes) => {
  expect(canReceiveSms(number)).toBe(takes);
});
