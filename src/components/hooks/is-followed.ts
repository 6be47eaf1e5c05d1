/** The location of a page, as its router passes it. */
export interface VisitedLocation {
  search: string;
  state?: unknown;
  /** What the router did; undefined if the browser has loaded the page. */
  action?: string | undefined;
}

/**
 * Whether a link has just been followed to the page being shown, which isn't so after Back, Forward
 * or a reload.
 */
export function isFollowed({ action }: VisitedLocation): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return ["PUSH", "navigate"].includes(action ?? entry?.type ?? "navigate");
}
