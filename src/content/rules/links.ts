import { paths } from "../../site/paths";
import { suggest } from "../nearest";
import { unpublishedPages } from "../page-paths";
import type { Words } from "../problem";
import { quote } from "../visible";
import type { RuleInput } from "./rule";

/** What links may lead to. */
export function knownAddresses({ content, pages, today, environment }: RuleInput) {
  const { files, entries, ids } = content;
  const anchors = new Map<string, Set<string>>([[paths.portfolio, new Set(ids.portfolio)]]);
  if (files.faq) anchors.set(paths.faq, new Set(files.faq.data.map(({ id }) => id)));
  const short = files.redirects?.data.flatMap(({ from }) => from) ?? [];
  const unpublished = unpublishedPages(content, today);
  const siteAddress = environment.SITE_URL || files.business?.data.siteAddress;
  return {
    pages,
    siteAddress: siteAddress?.replace(/\/$/, ""),
    /** Pages, short addresses and files the site makes. */
    addresses: new Set([...pages, ...short, paths.feed, paths.sitemap]),
    /** Places on pages whose places come from the content. */
    anchors,
    /** Pages that a build leaves out, and their files. */
    unpublished: new Set(unpublished.map(({ path }) => path)),
    unpublishedFiles: new Set(unpublished.map(({ file }) => file)),
    /** Whether all articles could be read, and so all tags and categories are known. */
    knowsTags: entries.blog.length === ids.blog.length,
  };
}

type Known = ReturnType<typeof knownAddresses>;

/** Kinds of address: what is wrong with those that do not fit, and the fix. The first whose beginning matches decides. */
const kinds: readonly { begins: RegExp; fits?: RegExp; found: string; fix: string }[] = [
  {
    begins: /^https:/i,
    fits: /^https:\/\/[^\s/]+\.[^\s/]+/i,
    found: "is not a whole address",
    fix: "copy it again from the browser",
  },
  { begins: /^http:/i, found: "is not protected", fix: "write https:// in place of http://" },
  {
    begins: /^(mailto|tel|sms):/i,
    fits: /^(mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+|(tel|sms):\+?[0-9]{6,15})(\?.*)?$/i,
    found: "reaches nobody",
    fix: "write mailto: and an email address, or tel: and digits only",
  },
  {
    begins: /^([a-z][a-z0-9+.-]*:|\/\/|www\.)/i,
    found: "is not one the site allows",
    fix: "write a page such as /services/full-detail, or a whole https:// address",
  },
  {
    begins: /^(?![/#])/,
    found: "does not begin with /",
    fix: "write it like /services/full-detail",
  },
];

/** What is wrong with a link, or undefined for one that leads somewhere. `file` is the one it is in. */
export function linkProblem(url: string, file: string, known: Known): Words | undefined {
  const { siteAddress } = known;
  // Copied from the browser: a page of this site all the same.
  if (siteAddress && (url === siteAddress || url.startsWith(`${siteAddress}/`)))
    return linkProblem(url.slice(siteAddress.length) || "/", file, known);
  const kind = kinds.find(({ begins }) => begins.test(url));
  if (kind) {
    const { fits, found, fix } = kind;
    return fits?.test(url) ? undefined : { found: `the link ${quote(url, 60)} ${found}`, fix };
  }
  return url.startsWith("#") ? unknownPlace(url) : pathProblem(url, file, known);
}

/** A place on a page that only the build knows: a dead one stops it. */
const unknownPlace = (url: string): Words => ({
  severity: "warning",
  found: `the link ${quote(url, 60)} leads to a place that only the build can look for`,
  fix: "link to the page without # and what follows, to be safe",
});

function pathProblem(url: string, file: string, known: Known): Words | undefined {
  const [path = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
  const link = `the link ${quote(url, 60)}`;
  if (known.unpublished.has(path))
    return {
      // From another such page that can wait.
      severity: known.unpublishedFiles.has(file) ? "warning" : "error",
      found: `${link} leads to a page that is not published yet`,
      fix: "take the link out until then, or publish that page",
    };
  if (known.addresses.has(path)) {
    const places = known.anchors.get(path);
    // One bad file makes no dead links elsewhere.
    if (!anchor || places?.has(anchor) || (!places && path === paths.faq)) return undefined;
    if (!places) return unknownPlace(url);
    return { found: `${link} names no place on that page`, fix: suggest(anchor, [...places]) };
  }
  if (path.length > 1 && known.addresses.has(path.replace(/\/+$/, "")))
    return { found: `${link} ends with a slash`, fix: `write ${path.replace(/\/+$/, "")}` };
  if (!known.knowsTags && /^\/blog\/(tag|category)\//.test(path)) return undefined;
  const [, top] = path.split("/");
  const near = [...known.pages].filter((page) => {
    const [, first, second] = page.split("/");
    return (first === top || second === undefined) && !["tag", "category"].includes(second ?? "");
  });
  return { found: `${link} leads to a page that does not exist`, fix: suggest(path, near) };
}
