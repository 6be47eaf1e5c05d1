import { open } from "node:fs/promises";

/** Bytes of a file that are enough to tell what it is. */
export const signatureLength = 512;

/** Reads the first bytes of a file: none of an empty one. */
export async function readStart(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureLength));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** What a file is, by its first bytes, where that is no picture the site can show; undefined for all else. */
type OddFormat = "HEIC" | "GIF" | "a web page" | "a PDF" | "a video" | "a ZIP archive";

/** Reads the first bytes of a file. Signatures: ISO 14496-12 (ftyp), ISO 23008-12 (HEIF brands), GIF89a, PDF, PKZIP. */
export function findOddFormat(start: Uint8Array): OddFormat | undefined {
  const text = Array.from(start, (byte) => String.fromCharCode(byte)).join("");
  if (/^(ï»¿)?\s*<(!doctype|html|head|body)/i.test(text)) return "a web page";
  if (text.startsWith("GIF8")) return "GIF";
  if (text.startsWith("%PDF")) return "a PDF";
  if (text.startsWith("PK\u0003\u0004")) return "a ZIP archive";
  if (text.slice(4, 8) === "ftyp") {
    const length = start[3] ?? 0;
    const brands = text.slice(8, Math.max(12, length));
    if (/avi[fs]/.test(brands)) return undefined;
    return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? "HEIC" : "a video";
  }
  if (text.slice(4, 8) === "moov" || text.startsWith("\u001AE\u00DF\u00A3")) return "a video";
  return undefined;
}

/** Whether a file begins as a JPEG, PNG or WebP does: what then cannot be read is damaged. */
export function beginsAsPicture(start: Uint8Array): boolean {
  const text = Array.from(start.subarray(0, 12), (byte) => String.fromCharCode(byte)).join("");
  return /^(\u00FF\u00D8\u00FF|\u0089PNG|RIFF[^]{4}WEBP)/.test(text);
}
