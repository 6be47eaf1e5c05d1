import { useEffect, useState } from "react";

/** All above a line at 30 % of the screen, however far up the page. */
const read = "9999999px 0px -70% 0px";

/** The id of the section that is being read: the last whose heading has passed the line; undefined above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const passed = new Set<Element>();
    const headings = key.split(" ").map((id) => document.getElementById(id));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        setCurrent(headings.findLast((heading) => heading && passed.has(heading))?.id);
      },
      { rootMargin: read },
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
