import { randomUUID } from "node:crypto";
import { listSubmissions, type Submission } from "@/tools/lib/inbox";
import { readVariable } from "./browser";

/**
 * The requests that have arrived with this name, newest first. Tests share an inbox, so each uses a
 * name that no other has.
 */
export async function requestsFrom(name: string): Promise<Submission[]> {
  const submissions = await listSubmissions(readVariable("INBOX_DIR"));
  return submissions.filter(({ fields }) => fields.some(([, value]) => value === name));
}

/** The names and contents of the photos that were sent with a request. */
export const photosOf = (request: Submission | undefined) =>
  (request?.fields ?? []).flatMap(([, value]) => {
    const [, name, data] = /^(.+) data:image\/\w+;base64,(.*)$/.exec(value) ?? [];
    return name && data !== undefined ? [{ name, data: Buffer.from(data, "base64") }] : [];
  });

/** A name that no other test sends. */
export function newName(): string {
  return `Visitor ${randomUUID()}`;
}
