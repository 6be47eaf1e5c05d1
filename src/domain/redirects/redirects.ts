/** One old or short address and the page it leads to. Both are paths from the root. */
export interface Redirect {
  from: string;
  to: string;
}

export type RedirectFault =
  | { kind: "duplicate"; from: string }
  | { kind: "self"; from: string }
  | { kind: "loop"; from: string; through: string[] }
  | { kind: "dead target"; from: string; to: string }
  | { kind: "hides a page"; from: string };

/** Faults of a list of redirects against the pages there are. A chain is a fault of its own: its target is no page. */
export function findRedirectFaults(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): RedirectFault[] {
  const faults: RedirectFault[] = [];
  const targets = new Map<string, string>();
  for (const { from, to } of redirects) {
    if (targets.has(from)) faults.push({ kind: "duplicate", from });
    else targets.set(from, to);
  }
  for (const [from, to] of targets) {
    if (from === to) {
      faults.push({ kind: "self", from });
      continue;
    }
    if (pages.has(from)) faults.push({ kind: "hides a page", from });
    const through = [from];
    let next: string | undefined = to;
    while (next !== undefined && targets.has(next) && !through.includes(next)) {
      through.push(next);
      next = targets.get(next);
    }
    if (next !== undefined && through.includes(next))
      faults.push({ kind: "loop", from, through: [...through, next] });
    else if (!pages.has(to)) faults.push({ kind: "dead target", from, to });
  }
  return faults;
}
