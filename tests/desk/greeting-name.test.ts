import { greetingName } from "@/desk/greeting-name";

test.each([
  ["Jo Lee", "Jo"],
  ["José O'Brien", "José"],
  ["Mary-Anne O’Neil", "Mary-Anne"],
  ["Mr John Smith", "John"],
  ["Dr. Jane Lee", "Jane"],
  ["Prof Dr Jane Lee", "Jane"],
  ["SMITH, John", "John"],
  ["Smith, Mr John", "John"],
  ["John Smith, OAM", "John"],
  ["Jo and Sam Lee", "Jo and Sam"],
  ["Jo & Sam", "Jo and Sam"],
  ["Jo Lee and Sam Lee", "Jo and Sam"],
  ["Jo/Sam", "Jo and Sam"],
  ["Andy Sandford", "Andy"],
  ["  Jo \n Lee ", "Jo"],
  ["🚗 Jo", "Jo"],
  ["Jo🚗 Lee", "Jo"],
  ["نور الهدى", "نور"],
  ["Nguyễn Văn An", "Nguyễn"],
])("%s is greeted as %s", (fullName, greeting) => {
  expect(greetingName(fullName)).toBe(greeting);
});

test.each([
  ...["J Smith", "J. R. Smith", "J", "Mr Smith", "Mr J Smith", "Mr and Mrs Smith", "Dr"],
  ...["Jo, Sam and Kim", "Jo and Sam and Kim", "Lee Family, Marsden", "Rivergum Pty Ltd"],
  ...["🚗", "?", "", "42"],
])("%j is greeted by the whole name", (fullName) => {
  expect(greetingName(fullName)).toBe(fullName);
});
