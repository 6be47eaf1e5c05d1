import { type ReactNode, useEffect, useRef } from "react";

interface StaticMarkupProps {
  id: string;
  /** Makes the markup work; returns what undoes it. Keep it stable: it runs again when it changes. */
  enhance: (root: HTMLElement) => () => void;
  /** The markup: pass it unless `process.env.BUILD_STAGE` is "build-javascript", so that no script carries it. */
  children: ReactNode;
}

/**
 * A part of the page whose elements are made at build time only. In the browser React takes what stands in the HTML as it
 * is, never renders it again, and `enhance` gives it its behaviour. A visitor who comes by a link inside the site gets the
 * same HTML from the page's own address.
 */
export function StaticMarkup({ id, enhance, children }: StaticMarkupProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current!;
    let undo: (() => void) | undefined;
    let isGone = false;
    const begin = () => {
      if (!isGone) undo = enhance(root);
    };
    if (root.firstChild) begin();
    else {
      fetch(location.pathname)
        .then((response) => response.text())
        .then((html) => {
          root.innerHTML = new DOMParser()
            .parseFromString(html, "text/html")
            .getElementById(id)!.innerHTML;
          begin();
        })
        // The browser's own way to the page, and its own message if there is none.
        .catch(() => location.reload());
    }
    return () => {
      isGone = true;
      undo?.();
    };
  }, [id, enhance]);
  return children ? (
    <div ref={box} id={id}>
      {children}
    </div>
  ) : (
    <div ref={box} id={id} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  );
}
