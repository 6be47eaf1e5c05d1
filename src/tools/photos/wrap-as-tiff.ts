/** Pixels in memory: four bytes (RGBA) to the pixel, rows from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

const rowsPerStrip = 64;

/** Bytes of a value of each TIFF type used here. */
const sizes = { short: 2, long: 4, undefined: 1 } as const;
const codes = { short: 3, long: 4, undefined: 7 } as const;

interface TiffField {
  tag: number;
  type: keyof typeof sizes;
  values: ArrayLike<number>;
}

/** The facts of the picture (TIFF 6.0 section 8, ICC.1 annex B.4); its pixels begin at `pixelsAt`. */
function fieldsOf({ width, height }: Pixels, profile: Uint8Array, pixelsAt: number): TiffField[] {
  const starts = Array.from(
    { length: Math.ceil(height / rowsPerStrip) },
    (_, strip) => strip * rowsPerStrip,
  );
  const rowLength = width * 4;
  const field = (tag: number, type: TiffField["type"], ...values: number[]) => ({
    tag,
    type,
    values,
  });
  return [
    field(256, "long", width),
    field(257, "long", height),
    field(258, "short", 8, 8, 8, 8),
    field(259, "short", 1),
    field(262, "short", 2),
    field(273, "long", ...starts.map((row) => pixelsAt + row * rowLength)),
    field(277, "short", 4),
    field(278, "long", rowsPerStrip),
    field(279, "long", ...starts.map((row) => Math.min(rowsPerStrip, height - row) * rowLength)),
    field(284, "short", 1),
    field(338, "short", 2),
    { tag: 34675, type: "undefined", values: profile },
  ];
}

/** Bytes a field needs outside the directory; up to four have their place inside it. */
function bytesOutside({ type, values }: TiffField): number {
  const length = values.length * sizes[type];
  return length > 4 ? length + (length % 2) : 0;
}

/**
 * Pixels and their colour profile as an uncompressed TIFF in memory: sharp takes a colour profile
 * only from a picture file, never beside raw pixels.
 */
export function wrapAsTiff(pixels: Pixels, profile: Uint8Array): Buffer {
  const measured = fieldsOf(pixels, profile, 0);
  const directoryEnd = 8 + 2 + measured.length * 12 + 4;
  const pixelsAt = measured.reduce((sum, field) => sum + bytesOutside(field), directoryEnd);
  const head = Buffer.alloc(pixelsAt);
  head.write("II*\0", "latin1");
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(measured.length, 8);
  let free = directoryEnd;
  fieldsOf(pixels, profile, pixelsAt).forEach((field, index) => {
    const at = 10 + index * 12;
    head.writeUInt16LE(field.tag, at);
    head.writeUInt16LE(codes[field.type], at + 2);
    head.writeUInt32LE(field.values.length, at + 4);
    const outside = bytesOutside(field);
    if (outside > 0) head.writeUInt32LE(free, at + 8);
    const place = outside > 0 ? free : at + 8;
    free += outside;
    const size = sizes[field.type];
    Array.from(field.values).forEach((value, position) => {
      head.writeUIntLE(value, place + position * size, size);
    });
  });
  const { buffer, byteOffset, byteLength } = pixels.data;
  return Buffer.concat([head, new Uint8Array(buffer, byteOffset, byteLength)]);
}
