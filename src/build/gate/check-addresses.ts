import { decodeAddress } from "../../site/links";
import type { PageReading, Reference } from "./read-page";

/** A built site in memory. All paths are from its root and begin with a slash. */
export interface BuiltSite {
  /** By the path they are found at: `/about`. */
  pages: ReadonlyMap<string, PageReading>;
  files: ReadonlySet<string>;
  /** Where it is published. */
  siteAddress: string;
  /** Address of the script that counts visits: the one thing that pages may load from another site. */
  statistics?: string | undefined;
}

/** What is wrong with an address that the page at `path` names, in words; undefined when all is well. */
type CheckAddress = (reference: Reference, path: string) => string | undefined;

/** Finds out whether addresses lead anywhere in a built site. */
export function makeAddressCheck(site: BuiltSite): CheckAddress {
  const origin = new URL(site.siteAddress).origin;
  return ({ use, address }, path) => {
    if (/^\s*(javascript|vbscript):/i.test(address)) return `links to a script, ${address}`;
    const verb = use === "load" ? "loads" : use === "form" ? "posts to" : "links to";
    if (!URL.canParse(address, origin + path)) return `${verb} ${address}, which is no address`;
    const url = new URL(address, origin + path);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    if (url.origin !== origin) {
      const isForeign = use === "load" && address !== site.statistics;
      return isForeign ? `loads ${address} from another site` : undefined;
    }
    const target = decodeAddress(url.pathname);
    // The inbox belongs to the preview server.
    if (use === "form" && target.startsWith("/__inbox/")) return undefined;
    const page = site.pages.get(target);
    if (!page)
      return site.files.has(target) ? undefined : `${verb} ${address}, which does not exist`;
    const id = decodeAddress(url.hash.slice(1).split(":~:")[0] ?? "");
    if (id === "" || id === "top" || page.ids.includes(id)) return undefined;
    return `${verb} ${address}, and ${target} has nothing with the id "${id}"`;
  };
}
