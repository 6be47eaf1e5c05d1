import { existsSync, readFileSync } from "node:fs";

import type { HostingPlan } from "../../site/hosting/hosting-plan";
import { PlainError } from "./plain-error";

/** The plan of a built site's redirects and headers, as the build wrote it down. */
export function readPlan(file: string): HostingPlan {
  if (!existsSync(file))
    throw new PlainError("There is no built site yet: run `npm run build` first.");
  return JSON.parse(readFileSync(file, "utf8")) as HostingPlan;
}
