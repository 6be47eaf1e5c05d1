import { randomUUID } from "node:crypto";
import { listSubmissions, type Submission } from "@/requests/inbox";
import { readVariable } from "./browser";

/** What has arrived with this name, newest first. Tests share an inbox, so each sends a name of its own. */
export async function requestsFrom(name: string): Promise<Submission[]> {
  const submissions = await listSubmissions(readVariable("INBOX_DIR"));
  return submissions.filter(({ fields }) => fields.some(([, value]) => value === name));
}

/** A name that no other test sends. */
export function newName(): string {
  return `Visitor ${randomUUID()}`;
}
