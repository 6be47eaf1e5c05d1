import { useEffect, useState } from "react";

/** Where on the screen a heading has to have passed for its section to be the one that is read. */
const readingLine = "0px 0px -70% 0px";

/** The id of the section that is being read, as far as the page has been scrolled; undefined above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    // Told whenever a heading crosses the line; the last one above it is the section's own.
    const observer = new IntersectionObserver(
      ([entry]) => {
        const line = entry?.rootBounds?.bottom ?? 0;
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
        setCurrent(passed.at(-1)?.id);
      },
      { rootMargin: readingLine },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
