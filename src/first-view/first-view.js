// The only script that runs before a visitor does anything. It is put into every page, minified, after the build
// (src/gatsby/on-post-build), and nothing on the page waits for it. What it does:
//  1. says that scripting is there (class `scripted` on <html>),
//  2. lets pictures fade in, and falls back from AVIF to WebP to the words when a file fails,
//  3. moves the edge of before/after pictures, and lets the offer be closed,
//  4. puts what is further down (global.scss), the heading font and the manifest, which only installing needs,
//     after the first painting of the page,
//  5. forwards unknown services and articles to their lists,
//  6. loads the page's own scripts at the first sign of intent, or once the page has been idle for a while.
(function (document, window) {
  var root = document.documentElement;
  var on = function (type, listener) {
    document.addEventListener(type, listener, true);
  };
  var closest = function (event, selector) {
    return event.target.closest ? event.target.closest(selector) : null;
  };

  root.classList.add("scripted");

  // A page that is gone back to, reloaded or opened at a place within it needs its whole height at once.
  var arriving = "arriving";
  var entry = performance.getEntriesByType("navigation")[0];
  if (!location.hash && entry && entry.type === "navigate") root.classList.add(arriving);

  // The page that hosts serve for unknown addresses; the address bar still shows what was asked for.
  var forward = /^\/(services|blog)\/./.exec(location.pathname);
  if (forward && root.hasAttribute("data-not-found")) location.replace("/" + forward[1]);

  on("load", function (event) {
    if (event.target.tagName === "IMG") event.target.setAttribute("data-loaded", "");
  });
  on("error", function (event) {
    var image = event.target;
    var picture = image.tagName === "IMG" && image.closest("picture");
    if (!picture) return;
    // Attributes are changed, elements never: React finds the page as it left it.
    var sources = Array.prototype.filter.call(
      picture.querySelectorAll("source"),
      function (source) {
        return source.media !== "not all";
      },
    );
    var avif = sources.filter(function (source) {
      return source.type === "image/avif";
    });
    var next = avif.length ? avif : sources;
    next.forEach(function (source) {
      source.media = "not all";
    });
    if (!next.length) picture.setAttribute("data-failed", "");
  });

  on("input", function (event) {
    var compare = closest(event, "[data-compare]");
    if (compare) compare.style.setProperty("--at", event.target.value + "%");
  });

  var dismissed = "promo-dismissed";
  try {
    if (sessionStorage.getItem(dismissed)) root.classList.add(dismissed);
  } catch {
    // Without storage the offer comes back with the next page.
  }
  on("click", function (event) {
    var promo = closest(event, "[data-dismiss]") && closest(event, "aside");
    if (!promo) return;
    promo.setAttribute("data-closing", "");
    setTimeout(function () {
      root.classList.add(dismissed);
    }, 300);
    try {
      sessionStorage.setItem(dismissed, "1");
    } catch {
      // As above.
    }
  });

  // Once fetched, the font is in the browser's cache and the next page shows it at once.
  var fonted = "fonted";
  try {
    if (sessionStorage.getItem(fonted)) root.classList.add(fonted);
  } catch {
    // Without storage each page fetches it late again.
  }
  var fetchFont = function () {
    document.fonts.load("640 1em 'Bricolage Grotesque'").then(function () {
      // Lines may break elsewhere in it: nothing moves under somebody who has begun to scroll, the next page has it.
      if (!window.scrollY) root.classList.add(fonted);
      try {
        sessionStorage.setItem(fonted, "1");
      } catch {
        // As above.
      }
    }, String);
  };

  // A button pressed before its script is there is pressed again when it is.
  var early;
  on("click", function (event) {
    if (!window.___early) return;
    // Without the scripts nothing can travel with a navigation but the address.
    var link = closest(event, "a[data-service]");
    if (link && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
      event.preventDefault();
      location.href = link.href + "?service=" + link.getAttribute("data-service");
    }
    early = closest(event, "button[type=button]:not([popovertarget]):not([data-dismiss])") || early;
  });
  window.___early = function () {
    window.___early = null;
    if (early && early.isConnected) early.click();
  };

  var started;
  var start = function () {
    root.classList.remove(arriving);
    if (started) return;
    var list = document.getElementById("page-scripts");
    if (!list) return;
    started = true;
    window.pagePath = JSON.parse(document.getElementById("gatsby-script-loader").textContent);
    var scripts = JSON.parse(list.textContent);
    window.___webpackCompilationHash = scripts.hash;
    window.___chunkMapping = {};
    scripts.sources.forEach(function (address) {
      var script = document.createElement("script");
      script.src = address;
      script.async = false;
      document.body.appendChild(script);
    });
  };
  ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"].forEach(
    function (type) {
      window.addEventListener(type, start, { capture: true, passive: true });
    },
  );
  var onceLoaded = function () {
    root.classList.remove(arriving);
    fetchFont();
    var manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "/manifest.webmanifest";
    document.head.appendChild(manifest);
    var idle = window.requestIdleCallback || setTimeout;
    setTimeout(
      function () {
        idle(start);
      },
      document.body.getAttribute("data-scripts") === "soon" ? 0 : 4000,
    );
  };
  window.addEventListener("load", function () {
    // Told of it when the first painting is on the screen; in the background that is when the page is looked at.
    new PerformanceObserver(function (list, observer) {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      setTimeout(onceLoaded);
    }).observe({ type: "paint", buffered: true });
  });
})(document, window);
