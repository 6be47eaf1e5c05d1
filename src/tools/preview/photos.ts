import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { signatureLength } from "../../content/file-signature";

/** A file that came with a request. */
export const sentPhoto = z.object({
  /** Name of the field it was sent in. */
  field: z.string(),
  /** Name it had where it came from; never used as a name here. */
  name: z.string(),
  /** Name it is kept under; none for a file that is no picture, which is not kept. */
  file: z.string().optional(),
  bytes: z.number(),
});

export type SentPhoto = z.infer<typeof sentPhoto>;

/** What a picture is by its first bytes; browsers send what they please as its type. */
const endings: [ending: string, type: string, begins: RegExp][] = [
  ["jpg", "image/jpeg", /^\u00FF\u00D8\u00FF/],
  ["png", "image/png", /^\u0089PNG/],
  ["webp", "image/webp", /^RIFF[^]{4}WEBP/],
  ["heic", "image/heic", /^[^]{4}ftyp(hei|hev|mif1|msf1)/],
];

const fileName = /^\d{4}-[\dTZ-]+-(?:booking|contact)-[0-9a-f]+-\d\.(jpg|png|webp|heic)$/;

/** Reads a form, with files or without. Throws for a body that is none. */
export async function readForm(
  body: Buffer,
  type: string,
): Promise<{ fields: [string, string][]; files: [field: string, file: File][] }> {
  const form = await new Response(new Uint8Array(body), {
    headers: { "content-type": type },
  }).formData();
  const fields: [string, string][] = [];
  const files: [string, File][] = [];
  for (const [name, value] of form)
    if (typeof value === "string") fields.push([name, value]);
    else if (value.size > 0) files.push([name, value]);
  return { fields, files };
}

/** Keeps the pictures among the files beside a submission (its file name without .json); only their owner can read them. */
export async function storePhotos(
  inboxDir: string,
  submission: string,
  files: readonly [string, File][],
): Promise<SentPhoto[]> {
  const photos: SentPhoto[] = [];
  for (const [index, [field, sent]] of files.entries()) {
    const data = Buffer.from(await sent.arrayBuffer());
    const start = data.subarray(0, signatureLength).toString("latin1");
    const ending = endings.find(([, , begins]) => begins.test(start))?.[0];
    const file = ending && `${submission}-${index + 1}.${ending}`;
    if (file) await writeFile(join(inboxDir, file), data, { mode: 0o600, flag: "wx" });
    photos.push({ field, name: sent.name, ...(file && { file }), bytes: sent.size });
  }
  return photos;
}

/** A kept photo by its name, with its type; undefined for any other name, so that nothing else can be asked for. */
export async function readPhoto(
  inboxDir: string,
  name: string,
): Promise<{ data: Buffer; type: string } | undefined> {
  const ending = fileName.exec(name)?.[1];
  const type = endings.find(([each]) => each === ending)?.[1];
  if (!type) return undefined;
  const data = await readFile(join(inboxDir, name)).catch(() => undefined);
  return data && { data, type };
}
