import { canReceiveSms, internationalPhone, isOnePhone } from "@/business/australian-phone";

test.each([
  ["0491 570 156", "+61491570156"],
  ["0491/570/156", "+61491570156"],
  ["+61 491 570 156", "+61491570156"],
  ["(07) 5550 0142", "+61755500142"],
  ["1300 975 707", "+611300975707"],
  ["13 12 34", "+61131234"],
  ["0491 570 156 (Sam)", "+61491570156"],
  ["Sam: 0491 570 156", "+61491570156"],
  ["(07) 5550 0142 ext 12", "+61755500142"],
  ["5550 0142, or 0491 570 156 after 3", "+61491570156"],
  ["0491 570 156 / 0491 570 157", "+61491570156"],
])("%s is read as %s", (phone, number) => {
  expect(internationalPhone(phone)).toBe(number);
});

test.each([
  ["no digits", "none"],
  ["no area code", "5550 0142"],
  ["a digit too few", "0491 570 15"],
  ["a digit too many", "0491 570 1567"],
  ["a number from abroad", "+44 7700 900123"],
  ["letters for digits", "1300 CLEAN ME"],
  ["an area code that doesn't exist", "0691 570 156"],
])("with %s, no number is read: %s", (_why, phone) => {
  expect(internationalPhone(phone)).toBeUndefined();
});

test.each([
  ["0491 570 156", true],
  ["(07) 5550 0142", false],
  ["+61 7 5550 0142", false],
  ["1300 975 707", false],
  ["13 12 34", false],
  ["5550 0142", false],
  ["0491 570 156 (Sam)", true],
])("%s takes text messages: %s", (number, takes) => {
  expect(canReceiveSms(number)).toBe(takes);
});

test.each([
  ["0491 570 156", true],
  ["0491 570 156 (Sam)", false],
  ["0491 570 156 / 0491 570 157", false],
  ["-", false],
])("%s is one number and nothing else: %s", (text, isOne) => {
  expect(isOnePhone(text)).toBe(isOne);
});
