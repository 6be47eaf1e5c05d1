/** One line of a `_redirects` file, the format Netlify and Cloudflare Pages share. */
export interface RedirectRule {
  /** The path it answers to, without a trailing slash or star. */
  from: string;
  /** True for `/services/*`: everything below `from`, but not `from` itself. */
  isSplat: boolean;
  /** A path of this site or an absolute address; `:splat` stands for what the star matched. */
  to: string;
  status: number;
}

/** A line of a hosting file that no host would understand. */
export interface HostingFileProblem {
  line: number;
  text: string;
}

const STATUSES = [301, 302, 303, 307, 308];
// Netlify's; our own generator always writes the status out.
const USUAL_STATUS = 301;

/** Reads a `_redirects` file: `/from /to 301` on each line, `#` starts a comment. */
export function parseRedirectsFile(text: string): {
  rules: RedirectRule[];
  problems: HostingFileProblem[];
} {
  const rules: RedirectRule[] = [];
  const problems: HostingFileProblem[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.replace(/(^|\s)#.*$/, "").trim();
    if (!words) continue;
    const parts = words.split(/\s+/);
    // "Serve this page as it is": for hosts where a splat would hide it; here a page always wins over a splat.
    if (parts.length === 3 && parts[2] === "200" && parts[0]?.replace(/\/$/, "") === parts[1])
      continue;
    const rule = parseRule(parts);
    if (rule) rules.push(rule);
    else problems.push({ line: index + 1, text: line.trim() });
  }
  return { rules, problems };
}

function parseRule([from, to, status, ...rest]: string[]): RedirectRule | undefined {
  if (!from || !to || rest.length > 0) return undefined;
  const code = status === undefined ? USUAL_STATUS : Number(status);
  if (!STATUSES.includes(code) || !/^(\/|https?:\/\/)/.test(to)) return undefined;
  const isSplat = from.endsWith("/*");
  const path = isSplat ? from.slice(0, -1) : from;
  if (!/^\/[^*]*$/.test(path)) return undefined;
  return { from: removeTrailingSlash(path), isSplat, to, status: code };
}

/** Where a plain (not a splat) rule sends this path, with or without a trailing slash. */
export function findPlainRedirect(
  rules: readonly RedirectRule[],
  path: string,
): RedirectRule | undefined {
  const wanted = removeTrailingSlash(path);
  return rules.find((rule) => !rule.isSplat && rule.from === wanted);
}

/** Where the first splat rule above this (decoded) path sends it, `:splat` already filled in. */
export function findSplatRedirect(
  rules: readonly RedirectRule[],
  path: string,
): RedirectRule | undefined {
  for (const rule of rules) {
    const start = rule.from === "/" ? "/" : `${rule.from}/`;
    if (!rule.isSplat || !path.startsWith(start)) continue;
    // Without slashes in front: "//host" in a Location would lead to another site.
    const rest = encodeURI(path.slice(start.length).replace(/^\/+/, ""));
    const to = rule.to.replace(":splat", () => rest);
    // A rule that sends a page to itself would never end.
    if (to !== path) return { ...rule, to };
  }
  return undefined;
}

function removeTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
