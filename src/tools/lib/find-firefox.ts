import { listInstalled, type ProgramSearch, readVersion } from "./find-program";
import { PlainError } from "./plain-error";

/** A Firefox that was seen to start on this machine. */
export interface FoundFirefox {
  path: string;
  /** Where it comes from and its version, for a person. */
  name: string;
}

const FIREFOX: ProgramSearch = {
  commands: ["firefox-esr", "firefox"],
  places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
};
const VERSION = /Firefox [\d.]+\S*/;

/**
 * The Firefox of this machine: FIREFOX_PATH when set, else one that is installed. Undefined when
 * there is none; throws a PlainError when the one that was named does not start.
 */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): FoundFirefox | undefined {
  const wanted = env["FIREFOX_PATH"];
  if (wanted) {
    const version = readVersion(wanted, VERSION);
    if (version) return { path: wanted, name: `${version} (FIREFOX_PATH)` };
    throw new PlainError(`FIREFOX_PATH is "${wanted}", but no Firefox starts from there.`);
  }
  for (const path of listInstalled(FIREFOX, env)) {
    const version = readVersion(path, VERSION);
    if (version) return { path, name: `${version} (${path})` };
  }
  return undefined;
}
