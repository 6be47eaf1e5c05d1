/**
 * Encoder settings, chosen by measurement (`npx tsx src/commands/measure-pictures.ts` repeats it; SSIM of the luma,
 * 8×8 windows, against the same picture uncompressed; two heroes, two gallery pictures, one job).
 *
 * - AVIF 48: over all demo pictures the median SSIM is 0.96 and the lowest 0.94. The heaviest hero is 22 KB at 800×450
 *   and 38 KB at 1200×675, the heaviest gallery picture (scratched paint, all texture) 28 KB at 750×563. At 55 the
 *   heaviest hero takes 50 KB; at 40 the textures of carpets and swirl marks go (SSIM 0.91).
 * - Effort 3 in place of sharp's 4: four times as fast for 6 % more bytes at the same SSIM; 2 takes 15 % more bytes,
 *   5 and 6 save 1–3 % and take 1.5 and 3 times as long as 4.
 * - WebP 60: the quality at which its SSIM equals that of AVIF 48, for 40 % more bytes.
 */
export const encoders = {
  avifOptions: { quality: 48 },
  webpOptions: { quality: 60 },
  jpgOptions: { quality: 78 },
} as const;

/** How hard the AVIF encoder tries, from 0 (fast) to 9 (small). */
export const avifEffort = 3;
