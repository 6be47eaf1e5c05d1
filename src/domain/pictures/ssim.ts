/** Brightness of a picture, pixel by pixel in rows, from 0 to 255. */
export interface Luma {
  width: number;
  height: number;
  values: Uint8Array;
}

// The constants of Wang et al. 2004 (https://doi.org/10.1109/TIP.2003.819861) for values of 8 bits.
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;
const side = 8;
const step = 4;

/**
 * Structural similarity of two pictures of one size: 1 for the same picture; from about 0.95 up, eyes see no
 * difference at arm's length. The mean over windows of 8×8 pixels, every 4 pixels. Throws when the sizes differ.
 */
export function ssim(a: Luma, b: Luma): number {
  if (a.width !== b.width || a.height !== b.height) throw new Error("The pictures differ in size");
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + side <= a.height; top += step) {
    for (let left = 0; left + side <= a.width; left += step) {
      sum += ssimOfWindow(a, b, top, left);
      windows += 1;
    }
  }
  return sum / windows;
}

function ssimOfWindow(a: Luma, b: Luma, top: number, left: number): number {
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      const valueA = a.values[y * a.width + x] ?? 0;
      const valueB = b.values[y * b.width + x] ?? 0;
      sumA += valueA;
      sumB += valueB;
      sumAA += valueA * valueA;
      sumBB += valueB * valueB;
      sumAB += valueA * valueB;
    }
  }
  const count = side * side;
  const meanA = sumA / count;
  const meanB = sumB / count;
  const varianceA = sumAA / count - meanA * meanA;
  const varianceB = sumBB / count - meanB * meanB;
  const covariance = sumAB / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  );
}
