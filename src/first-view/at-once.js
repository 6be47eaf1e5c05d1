// The only inline script (src/gatsby/on-post-build puts it, minified, into every page): what has to be known before
// anything is painted. What else runs before a visitor does something is fetched when the first painting is there.
(function (document) {
  const { classList, dataset } = document.documentElement;
  // Without storage nothing is remembered: the font comes late on each page, and the offer with it.
  const recall = (name) => {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  };
  // A page whose scripts broke goes without them until the tab is closed (gatsby-browser.tsx).
  if (recall("unscripted") === location.pathname) return;
  classList.add("scripted");

  // What is further down waits for the first painting, and pictures that may come late; a page that is gone back to,
  // reloaded or opened at a place within it needs its whole height at once.
  const [entry] = performance.getEntriesByType("navigation");
  if (!location.hash && entry?.type === "navigate" && !document.prerendering)
    classList.add("arriving");

  // A page made ready before it is asked for holds back what is timed from its showing: the offer.
  if (document.prerendering) {
    classList.add("prerendering");
    document.addEventListener("prerenderingchange", () => classList.remove("prerendering"));
  }

  // The heading font is in the browser's cache; the offer was closed.
  for (const name of ["fonted", "promo-dismissed"]) if (recall(name)) classList.add(name);

  // The region whose prices are shown (src/site/region-rules.ts): the one that the address names, by itself or as its page,
  // else the one known in this tab. In development React alone reads the address.
  const regions = typeof REGIONS === "undefined" ? [] : REGIONS;
  const named = [
    new URLSearchParams(location.search).get("region"),
    location.pathname.split("/")[1],
  ];
  const showRegion = (slugs) => {
    const region = slugs.find((slug) => regions.includes(slug));
    if (!region) return;
    dataset.region = region;
    try {
      sessionStorage.setItem("region", region);
    } catch {
      // The next page shows the first region again.
    }
  };
  showRegion([...named, recall("region")]);
  // What was chosen since on another page, when this one is shown after it was made ready or left.
  document.addEventListener("prerenderingchange", () => showRegion([...named, recall("region")]));
  window.addEventListener(
    "pageshow",
    ({ persisted }) => persisted && showRegion([recall("region")]),
  );

  // What is pressed before first-view.js is there to notice.
  document.addEventListener("click", (event) => (window.___pressed ??= event), true);

  // Told of it when the painting is on the screen; in the background that is when the page is looked at.
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    classList.remove("arriving");
    // In development all scripts come together.
    if (typeof FIRST_VIEW === "undefined") return;
    const script = document.createElement("script");
    script.src = FIRST_VIEW;
    document.head.append(script);
  }).observe({ type: "paint", buffered: true });
})(document);
