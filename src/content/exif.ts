/** Whether an EXIF block holds a GPS directory (tag 0x8825, EXIF 2.32 section 4.6.3) with anything in it. */
export function holdsGps(exif: Uint8Array | undefined): boolean {
  if (!exif) return false;
  const prefix = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const start = prefix.every((byte, index) => exif[index] === byte) ? prefix.length : 0;
  const tiff = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  if (tiff.byteLength < 14) return false;
  const little = tiff.getUint8(0) === 0x49;
  const u16 = (at: number) => (at + 2 <= tiff.byteLength ? tiff.getUint16(at, little) : 0);
  const u32 = (at: number) => (at + 4 <= tiff.byteLength ? tiff.getUint32(at, little) : 0);
  const directory = u32(4);
  const entries = u16(directory);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * 12;
    if (u16(at) === 0x8825) return u16(u32(at + 8)) > 0;
  }
  return false;
}

/** Whether an XMP block names a place (`exif:GPSLatitude`, XMP specification part 2, section 3.3). */
export function xmpHoldsGps(xmp: string | undefined): boolean {
  return xmp !== undefined && /GPSL(atitude|ongitude)/.test(xmp);
}
