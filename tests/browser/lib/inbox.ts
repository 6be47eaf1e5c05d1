import { randomUUID } from "node:crypto";
import { listSubmissions, type Submission } from "@/requests/inbox";
import { readVariable } from "./browser";

/**
 * The requests that have arrived with this name, newest first. Tests share an inbox, so each uses a name that no other has.
 */
export async function requestsFrom(name: string): Promise<Submission[]> {
  const submissions = await listSubmissions(readVariable("INBOX_DIR"));
  return submissions.filter(({ fields }) => fields.some(([, value]) => value === name));
}

/** A name that no other test sends. */
export function newName(): string {
  return `Visitor ${randomUUID()}`;
}
