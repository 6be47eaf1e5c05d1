import { ssim, type Luma } from "../../../src/domain/pictures/ssim";

/** A picture of 32×32 whose pixels are worked out from their place. */
function draw(value: (x: number, y: number) => number): Luma {
  const side = 32;
  const values = Uint8Array.from({ length: side * side }, (_, index) =>
    value(index % side, Math.floor(index / side)),
  );
  return { width: side, height: side, values };
}

const stripes = draw((x) => (x % 4 < 2 ? 40 : 200));

test("a picture is like itself", () => {
  expect(ssim(stripes, stripes)).toBeCloseTo(1);
});

test("the more is lost, the lower it is", () => {
  const softer = draw((x) => (x % 4 < 2 ? 60 : 180));
  const grey = draw(() => 120);
  expect(ssim(stripes, softer)).toBeGreaterThan(0.9);
  expect(ssim(stripes, softer)).toBeLessThan(1);
  expect(ssim(stripes, grey)).toBeLessThan(0.1);
});

test("pictures of two sizes cannot be compared", () => {
  expect(() => ssim(stripes, { ...stripes, height: 16 })).toThrow("differ in size");
});
