import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/files";
import { addressOf, pathOf, type SitePath } from "@/site/address";
import { siteAddressOr } from "@/site/environment";
import { dataOf } from "../lib/content";

/** The HTML of all built pages by path. */
const pages = new Map(
  filesIn("public")
    .filter((file) => /(^|\/)index\.html$|^404\.html$/.test(file) && !file.startsWith("admin/"))
    .map((file): [SitePath, string] => [
      `/${file.replace(/\/?index\.html$/, "")}`,
      readFileSync(join("public", file), "utf8"),
    ]),
);
const { origin } = new URL(siteAddressOr(dataOf("business").siteAddress));

const find = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) =>
    found.replaceAll("&amp;", "&").replaceAll("&quot;", ""),
  );

test.each([...pages])("what %s links to and loads exists", (route, html) => {
  const addresses = [
    ...find(html, /<[^>]* (?:href|src|action|formaction)="([^"]*)"/gi),
    ...find(html, /<[^>]* (?:image)?srcset="([^"]*)"/gi).flatMap((set) =>
      set.split(/,\s+/).map((each) => each.split(" ")[0] ?? ""),
    ),
    ...find(html, /url\(["']?([^)"']+)/g),
  ];
  const broken = addresses.filter((address) => {
    const url = new URL(address, origin + addressOf(route));
    if (url.origin !== origin) return false;
    // Gatsby links to the home page in a folder without the slash at its end.
    if (!`${url.pathname}/`.startsWith(addressOf("/"))) return true;
    const path = pathOf(url.pathname);
    if (path.startsWith("/__inbox/")) return false;
    const page = pages.get(path);
    if (page === undefined) return !existsSync(join("public", decodeURI(path)));
    return url.hash !== "" && !page.includes(` id="${decodeURIComponent(url.hash.slice(1))}"`);
  });
  expect(broken).toEqual([]);
});

test.each([
  ["title", /<title[^>]*>([^<]+)<\/title>/g],
  ["description", /<meta [^>]*name="description" content="([^"]+)"/g],
  ["canonical address", /<link [^>]*rel="canonical" href="([^"]+)"/g],
])("each page that may be listed has a %s, which no other has", (_what, pattern) => {
  const listed = [...pages].filter(([, html]) => !/content="noindex|"refresh"/.test(html));
  const found = listed.map(([, html]) => find(html.replace(/<svg[^]*?<\/svg>/g, ""), pattern));
  expect(found.filter(({ length }) => length !== 1)).toEqual([]);
  expect(new Set(found.flat()).size).toBe(listed.length);
});
