import { decodeAddress } from "../../site/links";
import type { PageReading, Reference } from "./read-page";

/** A built site in memory. All paths are from its root and begin with a slash. */
export interface BuiltSite {
  /** Pages by path: `/about`. */
  pages: ReadonlyMap<string, PageReading>;
  files: ReadonlySet<string>;
  /** The address it is published at. */
  siteAddress: string;
  /** Address of the script that counts visits, the only thing that pages may load from elsewhere. */
  statistics?: string | undefined;
}

/** What is wrong with an address on the page at `path`, in words; undefined if it leads somewhere. */
export function addressError(
  { use, address }: Reference,
  path: string,
  site: BuiltSite,
): string | undefined {
  const origin = new URL(site.siteAddress).origin;
  if (/^\s*(javascript|vbscript):/i.test(address)) return `links to a script, ${address}`;
  const verb = use === "load" ? "loads" : use === "form" ? "posts to" : "links to";
  if (!URL.canParse(address, origin + path)) return `${verb} ${address}, which is not an address`;
  const url = new URL(address, origin + path);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin !== origin) {
    const isForeign = use === "load" && address !== site.statistics;
    return isForeign ? `loads ${address} from another site` : undefined;
  }
  const target = decodeAddress(url.pathname);
  // Only the preview server has an inbox.
  if (use === "form" && target.startsWith("/__inbox/")) return undefined;
  const page = site.pages.get(target);
  if (!page) return site.files.has(target) ? undefined : `${verb} ${address}, which does not exist`;
  const id = decodeAddress(url.hash.slice(1).split(":~:")[0] ?? "");
  if (id === "" || id === "top" || page.ids.includes(id)) return undefined;
  return `${verb} ${address}, and ${target} has nothing with the id "${id}"`;
}
