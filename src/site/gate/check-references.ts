import { decodeAddress } from "../links";
import { type BuiltSite, pathOfPageFile } from "./built-site";
import type { PageReading, Reference } from "./read-page";
import type { SiteExpectations } from "./expect-pages";

/** What is wrong with an address that a file at `path` names, in words; empty when all is well. */
export type CheckAddress = (reference: Reference, path: string) => string[];

/** Finds out whether addresses lead anywhere in a built site. `siteAddress` is where it is published. */
export function makeAddressCheck(
  site: BuiltSite,
  { siteAddress, statistics }: Pick<SiteExpectations, "siteAddress" | "statistics">,
): CheckAddress {
  const origin = new URL(siteAddress).origin;
  const idsOfPath = new Map(
    [...site.pages].map(([file, { ids }]) => [pathOfPageFile(file), new Set(ids)]),
  );
  return ({ use, address }, path) => {
    if (/^\s*(javascript|vbscript):/i.test(address)) return [`links to a script, ${address}`];
    const verb = use === "load" ? "loads" : use === "form" ? "posts to" : "links to";
    if (!URL.canParse(address, origin + path)) return [`${verb} ${address}, which is no address`];
    const url = new URL(address, origin + path);
    if (!/^https?:$/.test(url.protocol)) return [];
    if (url.origin !== origin)
      return use === "load" && address !== statistics ? [`loads ${address} from another site`] : [];
    const target = decodeAddress(url.pathname);
    // The inbox belongs to the preview server.
    if (use === "form" && target.startsWith("/__inbox/")) return [];
    if (target !== "/" && target.endsWith("/") && idsOfPath.has(target.slice(0, -1))) {
      return [`${verb} ${address}, one hop away from ${target.slice(0, -1)}`];
    }
    const ids = idsOfPath.get(target);
    if (!ids) return site.files.has(target) ? [] : [`${verb} ${address}, which does not exist`];
    const anchor = decodeAddress(url.hash.slice(1).split(":~:")[0] ?? "");
    if (anchor === "" || anchor === "top" || ids.has(anchor)) return [];
    return [`${verb} ${address}, and ${target} has nothing with the id "${anchor}"`];
  };
}

/** Addresses in a page that lead nowhere, ids used twice or not at all, and what the policy would stop. */
export function findReferenceViolations(
  reading: PageReading,
  path: string,
  checkAddress: CheckAddress,
): string[] {
  const ids = new Set(reading.ids);
  const twice = reading.ids.filter((id, index) => reading.ids.indexOf(id) !== index);
  const violations = [
    ...reading.references.flatMap((reference) => checkAddress(reference, path)),
    ...twice.map((id) => `the id "${id}" is there more than once`),
    ...reading.idReferences
      .filter(({ id }) => !ids.has(id))
      .map(({ attribute, id }) => `${attribute} points to "${id}", and nothing has that id`),
    ...reading.eventHandlers.map(
      (name) => `it has the attribute ${name}, which the Content-Security-Policy stops`,
    ),
  ];
  return [...new Set(violations)];
}
