import { decodeAddress } from "@/site/links";
import type { PageLink, PageReading } from "./read-page";

/** A built site in memory. All paths begin at its root, with a slash. */
export interface BuiltSite {
  /** Pages by their paths, such as `/about`. */
  pages: ReadonlyMap<string, PageReading>;
  files: ReadonlySet<string>;
  /** The address at which it is published. */
  siteAddress: string;
  /** The address of the script that counts visits, if there is one. Pages may load nothing else from another site. */
  statistics?: string | undefined;
}

/** Describes what is wrong with an address on the page at `path`. Returns undefined if the address is right. */
export function addressError(
  { use, address }: PageLink,
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
  // The inbox is no file, because the preview server itself answers there.
  if (use === "form" && target.startsWith("/__inbox/")) return undefined;
  const page = site.pages.get(target);
  if (!page) return site.files.has(target) ? undefined : `${verb} ${address}, which does not exist`;
  const id = decodeAddress(url.hash.slice(1).split(":~:")[0] ?? "");
  if (id === "" || id === "top" || page.ids.includes(id)) return undefined;
  return `${verb} ${address}, but ${target} has no element with the id "${id}"`;
}
