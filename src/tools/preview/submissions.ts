import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { writeAtomically } from "../check/write-atomically";
import { sentPhoto, storePhotos } from "./photos";

/** The forms of the site that post to the local inbox. */
export const FORMS = ["booking", "contact"] as const;
export type Form = (typeof FORMS)[number];

const submissionSchema = z.object({
  /** The instant it arrived, ISO 8601 in UTC. */
  receivedAt: z.string(),
  form: z.enum(FORMS),
  /** Present when the field no person sees was filled in. */
  spam: z.literal(true).optional(),
  /** Every field in the order of the form; a name may come more than once. */
  fields: z.array(z.tuple([z.string(), z.string()])),
  photos: z.array(sentPhoto).optional(),
});

/** One form as it was sent. */
export type Submission = z.infer<typeof submissionSchema>;

const FILE = /^\d{4}-[\dTZ-]+-(booking|contact)-[0-9a-f]+\.json$/;

/**
 * Stores a submission as a file only its owner can read, and returns the file's name.
 * The file appears whole or not at all.
 */
export async function storeSubmission(
  inboxDir: string,
  submission: Submission,
  files: readonly [field: string, file: File][],
): Promise<string> {
  await mkdir(inboxDir, { recursive: true, mode: 0o700 });
  // Colons are no part of a file name on every system.
  const time = submission.receivedAt.replace(/[:.]/g, "-");
  const name = `${time}-${submission.form}-${randomBytes(4).toString("hex")}.json`;
  const photos = await storePhotos(inboxDir, name.replace(/\.json$/, ""), files);
  const whole = photos.length > 0 ? { ...submission, photos } : submission;
  await writeAtomically(join(inboxDir, name), `${JSON.stringify(whole, null, 2)}\n`, 0o600);
  return name;
}

/** Everything in the inbox, newest first; `unreadable` names files that hold no submission. */
export async function listSubmissions(
  inboxDir: string,
): Promise<{ submissions: Submission[]; unreadable: string[] }> {
  // Where nothing was ever sent there is no folder.
  const files = existsSync(inboxDir) ? await readdir(inboxDir) : [];
  const names = files.filter((name) => FILE.test(name)).sort();
  const submissions: Submission[] = [];
  const unreadable: string[] = [];
  for (const name of names.reverse()) {
    const submission = await readSubmission(join(inboxDir, name));
    if (submission) submissions.push(submission);
    else unreadable.push(name);
  }
  return { submissions, unreadable };
}

/** Undefined for a file that is none of ours, or that somebody changed into something else. */
async function readSubmission(file: string): Promise<Submission | undefined> {
  try {
    return submissionSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}
