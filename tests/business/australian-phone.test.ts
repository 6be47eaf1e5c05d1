import { canReceiveSms, internationalPhone } from "@/business/australian-phone";

test.each([
  ["0491 570 156", "+61491570156"],
  ["0491/570/156", "+61491570156"],
  ["+61 491 570 156", "+61491570156"],
  ["(07) 5550 0142", "+61755500142"],
  ["1300 975 707", "+611300975707"],
  ["13 12 34", "+61131234"],
])("%s is read as %s", (phone, number) => {
  expect(internationalPhone(phone)).toBe(number);
});

test.each([
  ["no digits", "none"],
  ["no area code", "5550 0142"],
  ["a digit too few", "0491 570 15"],
  ["a digit too many", "0491 570 1567"],
  ["two numbers", "0491 570 156 / 0491 570 157"],
  ["a number from abroad", "+44 7700 900123"],
  ["an extension", "(07) 5550 0142 ext 12"],
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
  ["0491 570 156 / 0491 570 157", false],
])("%s takes text messages: %s", (number, takes) => {
  expect(canReceiveSms(number)).toBe(takes);
});
