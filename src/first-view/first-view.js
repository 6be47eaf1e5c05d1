// What runs before a visitor does anything, beyond at-once.js, which fetches it when the first painting is there: a file
// of its own, named by its content and the same for all pages (src/gatsby/on-post-build). Nothing waits for it, and it
// may come before or after any other part of the page. It
//  1. lets pictures fade in, and falls back from AVIF to WebP to the words when a file fails,
//  2. moves the edge of before/after pictures, and lets the offer be closed,
//  3. fetches the heading font, and the manifest, which only installing needs,
//  4. forwards unknown services and articles to their lists,
//  5. shows the prices of the suburb that the address names,
//  6. keeps what is typed into a form until its own script is there, and notes that a request has arrived,
//  7. has the browser make the next page ready (src/site/speculation-rules.ts),
//  8. loads the page's own scripts at the first sign of intent, or once the page has been idle for a while.
(function (document, window) {
  const root = document.documentElement;
  const on = (type, listener) => document.addEventListener(type, listener, true);
  const closest = ({ target }, selector) => (target.closest ? target.closest(selector) : null);
  const remember = (name, value = "1") => {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // Without storage it is asked again with the next page (at-once.js).
    }
  };

  // The page that hosts serve for unknown addresses; the address bar still shows what was asked for.
  const forward = /^\/(services|blog)\/./.exec(location.pathname);
  if (forward && root.hasAttribute("data-not-found")) location.replace("/" + forward[1]);

  // `?suburb=Coomera`: its region, which at-once.js would know only by a list in every page.
  const suburb = new URLSearchParams(location.search).get("suburb");
  if (suburb)
    fetch("/suburbs.json")
      .then((response) => response.json())
      .then((regions) => {
        const region = regions[suburb.trim().toLowerCase()];
        if (region) remember("region", (root.dataset.region = region));
      }, String);

  const showPicture = (image) => image.setAttribute("data-loaded", "");
  // Attributes are changed, elements never: React finds the page as it left it.
  const replacePicture = (image) => {
    const picture = image.closest("picture");
    if (!picture) return;
    const sources = [...picture.querySelectorAll("source")].filter(
      ({ media }) => media !== "not all",
    );
    const avif = sources.filter(({ type }) => type === "image/avif");
    const next = avif.length ? avif : sources;
    for (const source of next) source.media = "not all";
    if (!next.length) picture.setAttribute("data-failed", "");
  };
  const isPicture = ({ target }) => target.tagName === "IMG";
  on("load", (event) => isPicture(event) && showPicture(event.target));
  on("error", (event) => isPicture(event) && replacePicture(event.target));
  // Those that were there, or had failed, before this script.
  for (const image of document.images)
    if (image.complete) (image.naturalWidth ? showPicture : replacePicture)(image);
  root.classList.add("fading");

  on("input", (event) => {
    closest(event, "[data-compare]")?.style.setProperty("--at", event.target.value + "%");
  });

  const dismiss = (event) => {
    const promo = closest(event, "[data-dismiss]") && closest(event, "aside");
    if (!promo) return;
    const dismissed = "promo-dismissed";
    promo.setAttribute("data-closing", "");
    setTimeout(() => root.classList.add(dismissed), 300);
    remember(dismissed);
  };
  on("click", dismiss);

  const fetchFont = () => {
    document.fonts.load("640 1em 'Bricolage Grotesque'").then(() => {
      const fonted = "fonted";
      // Where something in sight would move (a heading or buttons take more lines or fewer), or somebody has begun to
      // scroll, the next page has it.
      const heights = () =>
        [...document.querySelectorAll("h1, h2, main > *")].map(
          (part) => part.getBoundingClientRect().top < innerHeight && part.offsetHeight,
        );
      const before = heights();
      // A line more is 16 px at least; one or two are what the fonts' own heights are rounded by.
      const isMoved = () => heights().some((height, index) => Math.abs(height - before[index]) > 4);
      // What is more than a screen further down gets it in any case.
      const below = [...document.querySelectorAll("main > *, footer")].filter(
        (part) => part.getBoundingClientRect().top > 2 * innerHeight,
      );
      if (!window.scrollY) root.classList.add(fonted);
      if (window.scrollY || isMoved()) {
        root.classList.remove(fonted);
        for (const part of below) part.classList.add(fonted);
      }
      // Once fetched, it is in the browser's cache and the next page shows it at once.
      remember(fonted);
    }, String);
  };

  // The draft of a form before React has it (components/request-form/use-request-form.ts): a page that React has to render
  // anew, because a translator or an extension has touched it, finds it there.
  const keepDraft = (name, draft) => {
    try {
      sessionStorage.setItem("draft-" + name, JSON.stringify(draft));
    } catch {
      // Without storage the answers are on the screen only.
    }
  };
  const readDraft = (name) => {
    try {
      return JSON.parse(sessionStorage.getItem("draft-" + name));
    } catch {
      return null;
    }
  };
  const answeredEarly = new Set();
  const keepAnswer = (target) => {
    const form = target.form;
    if (!window.___early || form?.method !== "post") return;
    answeredEarly.add(target.dataset.name || target.name);
    const draft = readDraft(form.id);
    const isEarly = ([name, value]) => answeredEarly.has(name) && typeof value === "string";
    keepDraft(form.id, {
      state: "filling",
      ...draft,
      answers: [
        ...(draft?.answers || []).filter((answer) => !isEarly(answer)),
        ...[...new FormData(form)].filter(isEarly),
      ],
      answeredEarly: [...answeredEarly],
    });
  };
  on("input", ({ target }) => keepAnswer(target));
  const formOf = { "/thanks": "booking", "/contact-thanks": "contact" }[location.pathname];
  const sentDraft = formOf && readDraft(formOf);
  if (sentDraft?.state === "sending") keepDraft(formOf, { ...sentDraft, state: "received" });

  // A button pressed before its script is there is pressed again when it is.
  let early;
  window.___early = () => {
    window.___early = null;
    if (early?.isConnected) early.click();
  };
  const press = (event) => {
    if (!window.___early) return;
    early = closest(event, "button[type=button]:not([popovertarget]):not([data-dismiss])") || early;
  };
  on("click", press);

  // What was typed or chosen before this script.
  for (const control of document.querySelectorAll("form[method=post] :is(input, select, textarea)"))
    if (
      /box|radio/.test(control.type)
        ? control.checked !== control.defaultChecked
        : control.type !== "hidden" && control.value
    )
      keepAnswer(control);

  // Gatsby decodes the fragment and throws where that can't be done: `#100%`. Heard here before Gatsby listens.
  const dropOddFragment = () => {
    try {
      decodeURI(location.hash);
    } catch {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
  };
  window.addEventListener("popstate", dropOddFragment);

  // The link that was pointed at or touched last.
  let pointed;
  const point = (event) => {
    const link = closest(event, "a[href]");
    if (!link || link === pointed) return;
    pointed?.removeAttribute("data-pointed");
    link.setAttribute("data-pointed", "");
    pointed = link;
  };
  if (typeof SPECULATION_RULES !== "undefined") {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.text = SPECULATION_RULES;
    document.head.append(rules);
    on("pointerover", point);
  }

  const noteSeen = () => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.setAttribute("data-seen", "");
    });
    for (const link of document.querySelectorAll('a[href^="/"]:not([aria-current])'))
      observer.observe(link);
  };

  let started;
  const start = () => {
    const path = document.getElementById("gatsby-script-loader");
    // In development the page loads its scripts itself.
    if (started || !path || typeof PAGE_SCRIPTS === "undefined") return;
    started = true;
    dropOddFragment();
    window.pagePath = JSON.parse(path.textContent);
    window.___webpackCompilationHash = PAGE_SCRIPTS.hash;
    window.___chunkMapping = {};
    for (const address of PAGE_SCRIPTS.sources) {
      const script = document.createElement("script");
      script.src = address;
      script.async = false;
      document.body.append(script);
    }
    // Where there is a mouse alone: phones pay by the megabyte.
    if (matchMedia("(hover: hover)").matches) setTimeout(noteSeen, 1000);
  };
  for (const type of ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])
    window.addEventListener(type, start, { capture: true, passive: true });

  // What was pressed, and done, before this script.
  const pressed = window.___pressed;
  if (pressed) {
    press(pressed);
    dismiss(pressed);
  }
  if (navigator.userActivation?.hasBeenActive || window.scrollY) start();

  const onceLoaded = () => {
    fetchFont();
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "/manifest.webmanifest";
    document.head.append(manifest);
    const idle = window.requestIdleCallback || setTimeout;
    // A link that prefills a form, and a draft, are intent too.
    const isWaited =
      location.search || location.hash || readDraft("booking") || readDraft("contact");
    setTimeout(() => idle(start), isWaited ? 0 : 4000);
  };
  if (document.readyState === "complete") onceLoaded();
  else window.addEventListener("load", () => setTimeout(onceLoaded));
})(document, window);
