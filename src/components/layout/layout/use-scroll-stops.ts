import { useEffect } from "react";

/**
 * Makes what may scroll sideways, such as a wide table, a stop of the Tab key while it does, so that the keyboard can scroll it
 * too. Such elements carry `data-scrolls`.
 */
export function useScrollStops(path: string): void {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
        else target.removeAttribute("tabindex");
    });
    for (const element of document.querySelectorAll("[data-scrolls]")) observer.observe(element);
    return () => observer.disconnect();
  }, [path]);
}
