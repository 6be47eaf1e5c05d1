/** One old or short address and the page it leads to. Both are paths from the root. */
export interface Redirect {
  from: string;
  to: string;
}

export type RedirectViolation =
  | { kind: "duplicate"; from: string }
  | { kind: "self"; from: string }
  | { kind: "loop"; from: string; through: string[] }
  | { kind: "dead target"; from: string; to: string }
  | { kind: "hides a page"; from: string };

/** Violations of a list of redirects against the pages there are. A chain is a violation of its own: its target is no page. */
export function findRedirectViolations(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): RedirectViolation[] {
  const violations: RedirectViolation[] = [];
  const targets = new Map<string, string>();
  for (const { from, to } of redirects) {
    if (targets.has(from)) violations.push({ kind: "duplicate", from });
    else targets.set(from, to);
  }
  for (const [from, to] of targets) {
    if (from === to) {
      violations.push({ kind: "self", from });
      continue;
    }
    if (pages.has(from)) violations.push({ kind: "hides a page", from });
    const through = [from];
    let next: string | undefined = to;
    while (next !== undefined && targets.has(next) && !through.includes(next)) {
      through.push(next);
      next = targets.get(next);
    }
    if (next !== undefined && through.includes(next))
      violations.push({ kind: "loop", from, through: [...through, next] });
    else if (!pages.has(to)) violations.push({ kind: "dead target", from, to });
  }
  return violations;
}
