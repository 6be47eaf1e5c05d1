import { paths } from "../../site/paths";
import { isWebAddress } from "../schemas/fields";
import { readMarkdown } from "../markdown";
import { suggest } from "../nearest";
import type { ContentProblem, Words } from "../problem";
import { quote } from "../visible";
import type { Rule, RuleInput } from "./rule";
import { problemInText, sourcesOf, type Text, textsOf } from "./texts-of";
import { unpublishedPages } from "../page-paths";

/** No text holds HTML, a picture, a second main heading or a link that leads nowhere. */
export const checkTexts: Rule = (input) => {
  const known = knownAddresses(input);
  return sourcesOf(input.content)
    .flatMap(textsOf)
    .flatMap((text) => checkText(text, known));
};

/** Fields that are published as markdown. */
const isMarkdown = (field: string) => field === "" || /(^|\.)(answer|recommendation)$/.test(field);

function checkText(text: Text, known: Known): ContentProblem[] {
  const { source, field, markdown } = text;
  if (!/[[<\]#@=]|:\/\/|www\./.test(markdown)) return [];
  const facts = readMarkdown(markdown);
  const at = (line: number, words: Words) => problemInText(text, line, words);
  const brokenLinks = markdown
    .split("\n")
    .flatMap((row, index) => (/\]\s+\(\s*(\/|https?:)/.test(row) ? [index + 1] : []));
  return [
    ...facts.html.map(({ text, line }) =>
      at(line, {
        found: `raw HTML (${quote(text, 40)})`,
        fix: "write it in markdown; HTML is not published",
        seen: "Visitors would read the HTML itself, or nothing.",
      }),
    ),
    ...facts.images.map(({ url, line }) =>
      at(line, {
        found: `a picture inside the text (${quote(url, 60)})`,
        fix: "put pictures beside the file; the page shows them by itself",
      }),
    ),
    ...facts.headings
      .filter(({ depth }) => depth === 1 && isMarkdown(field))
      .map(({ text, line }) =>
        at(line, {
          found: `a main heading in the text (${quote(text, 60)})`,
          fix: `write ## ${quote(text, 60).slice(1, -1)}: the title is the page's main heading`,
        }),
      ),
    ...facts.links
      // An address without its scheme is no link that somebody wrote: rules/slips.ts names it.
      .filter(({ url }) => !url.startsWith("http://www.") || markdown.includes(url))
      .flatMap(({ url, line }) => {
        const words = linkViolation(url, source.file, known);
        return words ? at(line, words) : [];
      }),
    ...brokenLinks.map((line) =>
      at(line, {
        severity: "warning",
        found: "a space between the two parts of a link",
        fix: "close the gap: [full detail](/services/full-detail)",
        seen: "Visitors read the brackets instead of a link.",
      }),
    ),
  ];
}

type Known = ReturnType<typeof knownAddresses>;

/** What links may lead to. */
function knownAddresses({ content, pages, today }: RuleInput) {
  const { files, entries, ids } = content;
  /** Of the pages whose anchors come from the content; none where they cannot be known. */
  const anchors = new Map<string, Set<string>>([[paths.portfolio, new Set(ids.portfolio)]]);
  if (files.faq) anchors.set(paths.faq, new Set(files.faq.data.map(({ id }) => id)));
  const short = files.redirects?.data.flatMap(({ from }) => from) ?? [];
  const unpublished = unpublishedPages(content, today);
  return {
    pages,
    /** Pages, short addresses and files the site makes. */
    addresses: new Set([...pages, ...short, paths.feed, paths.sitemap]),
    anchors,
    /** Pages that a build leaves out, and their files. */
    unpublished: new Set(unpublished.map(({ path }) => path)),
    unpublishedFiles: new Set(unpublished.map(({ file }) => file)),
    /** Ids and short codes of the services. */
    services: [...ids.services, ...entries.services.map(({ data }) => data.code)],
    /** Whether all articles could be read, and so all tags and categories are known. */
    knowsTags: entries.blog.length === ids.blog.length,
  };
}

const notFound = "A visitor who follows it sees “Page Not Found”.";

/** What is wrong with a link, or undefined for one that leads somewhere. */
function linkViolation(url: string, file: string, known: Known): Words | undefined {
  const shown = quote(url, 60);
  if (/^http:\/\//i.test(url)) {
    return { found: `an unprotected link (${shown})`, fix: "write https:// instead" };
  }
  if (/^https:/i.test(url)) {
    if (isWebAddress(url)) return undefined;
    return {
      found: `a web address that is not complete (${shown})`,
      fix: "copy it again from the browser",
    };
  }
  if (/^mailto:/i.test(url)) {
    if (/^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+/i.test(url)) return undefined;
    return {
      found: `an email link without an address (${shown})`,
      fix: "write mailto: and the address",
    };
  }
  if (/^(tel|sms):/i.test(url)) {
    if (/^(tel|sms):\+?[0-9]{6,15}(\?.*)?$/i.test(url)) return undefined;
    return {
      found: `a phone link that is no number (${shown})`,
      fix: "write digits only, for example tel:+61491570156",
    };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    return {
      found: `a link of a kind that is not allowed (${shown})`,
      fix: "link to a page of the site, for example /services/full-detail, or to an https:// address",
    };
  }
  const [start] = /^(\/\/|www\.)/i.exec(url) ?? [];
  if (start) {
    const address = start === "//" ? `https:${url}` : `https://${url}`;
    return { found: `a web address without https: (${shown})`, fix: `write ${address}` };
  }
  if (url.startsWith("#")) return undefined;
  return pathViolation(url, file, known);
}

function pathViolation(url: string, file: string, known: Known): Words | undefined {
  const shown = quote(url, 60);
  const path = url.split(/[?#]/)[0] ?? "";
  if (!path.startsWith("/")) {
    return {
      found: `a link that does not begin with / (${shown})`,
      fix: "begin it with /, for example /services/full-detail",
      seen: notFound,
    };
  }
  if (known.unpublished.has(path)) {
    return {
      // From another such page that can wait.
      severity: known.unpublishedFiles.has(file) ? "warning" : "error",
      found: `a link to a page that is not published yet (${shown})`,
      fix: "publish that page first, or take the link out",
      seen: notFound,
    };
  }
  if (known.addresses.has(path))
    return serviceViolation(url, path, known) ?? anchorViolation(url, path, known);
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  if (known.addresses.has(bare)) {
    return { found: `a link with a slash at its end (${shown})`, fix: `write ${bare}` };
  }
  if (!known.knowsTags && /^\/blog\/(tag|category)\//.test(path)) return undefined;
  const [, top] = path.split("/");
  const near = [...known.pages].filter((page) => {
    const [, first, second] = page.split("/");
    // Tags and categories are many and seldom meant.
    return (first === top || second === undefined) && !["tag", "category"].includes(second ?? "");
  });
  return {
    cause: path,
    found: `a link to a page that does not exist (${shown})`,
    fix: suggest(path, near),
    seen: notFound,
  };
}

/** A booking link with a service that is none opens the form without it. */
function serviceViolation(url: string, path: string, known: Known): Words | undefined {
  if (path !== paths.booking) return undefined;
  const query = new URLSearchParams(url.split("#")[0]?.split("?")[1] ?? "");
  const service = query.get("service");
  if (service === null || known.services.includes(service)) return undefined;
  return {
    severity: "warning",
    found: `a booking link with an unknown service (${quote(url, 60)})`,
    fix: suggest(service, known.services),
    seen: "The form opens without a service.",
  };
}

function anchorViolation(url: string, path: string, known: Known): Words | undefined {
  const anchor = url.split("#")[1];
  const anchors = known.anchors.get(path);
  if (!anchor || !anchors || anchors.has(anchor)) return undefined;
  return {
    found: `a link to a place that is not on its page (${quote(url, 60)})`,
    fix: suggest(anchor, [...anchors]),
    seen: "A visitor who follows it lands at the top of the page.",
  };
}
