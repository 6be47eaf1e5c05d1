import { exampleIn } from "@/business/size-of-car";

const sizes = [
  { name: "Small Vehicle", examples: "Mazda2, Toyota Yaris" },
  { name: "Large Vehicle", examples: "RAV4, Mazda CX-5," },
];

test.each([
  ["Mazda CX-5, 2019", "Mazda CX-5", "Large Vehicle"],
  ["white mazda cx 5", "Mazda CX-5", "Large Vehicle"],
  ["Toyota RAV4", "RAV4", "Large Vehicle"],
  ["Mazda CX-50", undefined, undefined],
  ["Toyota", undefined, undefined],
  ["", undefined, undefined],
])("%j is known as %s, of the size %s", (car, example, name) => {
  expect(exampleIn(car, sizes)).toEqual(example && { car: example, name });
});
