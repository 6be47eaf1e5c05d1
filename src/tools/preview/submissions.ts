import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { signatureLength } from "../../content/file-signature";
import { writeAtomically } from "../check/write-atomically";

/** The forms of the site that post to the local inbox. */
export const FORMS = ["booking", "contact"] as const;
export type Form = (typeof FORMS)[number];

/** A file that came with a request. */
const sentPhoto = z.object({
  /** Name of the field it was sent in. */
  field: z.string(),
  /** Name it had where it came from; never used as a name here. */
  name: z.string(),
  /** Name it is kept under; none for a file that is no picture, which is not kept. */
  file: z.string().optional(),
  bytes: z.number(),
});

export type SentPhoto = z.infer<typeof sentPhoto>;

const submissionSchema = z.object({
  /** The instant it arrived, in UTC. */
  receivedAt: z.iso.datetime(),
  form: z.enum(FORMS),
  /** Present when the field no person sees was filled in. */
  spam: z.literal(true).optional(),
  /** Every field in the order of the form; a name may come more than once. */
  fields: z.array(z.tuple([z.string(), z.string()])),
  photos: z.array(sentPhoto).optional(),
});

/** One form as it was sent. */
export type Submission = z.infer<typeof submissionSchema>;

/** What a picture is by its first bytes; browsers send what they please as its type. */
const pictures: [ending: string, type: string, begins: RegExp][] = [
  ["jpg", "image/jpeg", /^\u00FF\u00D8\u00FF/],
  ["png", "image/png", /^\u0089PNG/],
  ["webp", "image/webp", /^RIFF[^]{4}WEBP/],
  ["heic", "image/heic", /^[^]{4}ftyp(hei|hev|mif1|msf1)/],
];

/** A submission, or one of the photos beside it. */
const fileName = /^\d{4}-[\dTZ-]+-(?:booking|contact)-[0-9a-f]+(?:-\d)?\.(json|jpg|png|webp|heic)$/;

/**
 * Stores a submission and the pictures among its files, which only their owner can read, and returns the name of its file.
 * That appears whole or not at all.
 */
export async function storeSubmission(
  inboxDir: string,
  submission: Submission,
  files: readonly [field: string, file: File][],
): Promise<string> {
  await mkdir(inboxDir, { recursive: true, mode: 0o700 });
  // Colons are no part of a file name on every system.
  const time = submission.receivedAt.replace(/[:.]/g, "-");
  const name = `${time}-${submission.form}-${randomBytes(4).toString("hex")}`;
  const photos: SentPhoto[] = [];
  for (const [index, [field, sent]] of files.entries()) {
    const data = Buffer.from(await sent.arrayBuffer());
    const start = data.toString("latin1", 0, signatureLength);
    const ending = pictures.find(([, , begins]) => begins.test(start))?.[0];
    const file = ending && `${name}-${index + 1}.${ending}`;
    if (file) await writeFile(join(inboxDir, file), data, { mode: 0o600, flag: "wx" });
    photos.push({ field, name: sent.name, ...(file && { file }), bytes: sent.size });
  }
  const whole = photos.length > 0 ? { ...submission, photos } : submission;
  const file = `${name}.json`;
  await writeAtomically(join(inboxDir, file), `${JSON.stringify(whole, null, 2)}\n`, 0o600);
  return file;
}

/** A kept photo by its name, with its type; undefined for any other name, so that nothing else can be asked for. */
export async function readPhoto(
  inboxDir: string,
  name: string,
): Promise<{ data: Buffer; type: string } | undefined> {
  const ending = fileName.exec(name)?.[1];
  const type = pictures.find(([each]) => each === ending)?.[1];
  if (!type) return undefined;
  const data = await readFile(join(inboxDir, name)).catch(() => undefined);
  return data && { data, type };
}

/** Everything in the inbox, newest first; `unreadable` names files that hold no submission. */
export async function listSubmissions(
  inboxDir: string,
): Promise<{ submissions: Submission[]; unreadable: string[] }> {
  // Where nothing was ever sent there is no folder.
  const files = existsSync(inboxDir) ? await readdir(inboxDir) : [];
  const names = files.filter((name) => fileName.exec(name)?.[1] === "json").sort();
  const submissions: Submission[] = [];
  const unreadable: string[] = [];
  for (const name of names.reverse()) {
    try {
      const text = await readFile(join(inboxDir, name), "utf8");
      submissions.push(submissionSchema.parse(JSON.parse(text)));
    } catch {
      // None of ours, or somebody changed it into something else.
      unreadable.push(name);
    }
  }
  return { submissions, unreadable };
}
