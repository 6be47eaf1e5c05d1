import { useEffect } from "react";

/** Makes an element with `data-scrolls` a stop of the Tab key while it overflows sideways. */
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
