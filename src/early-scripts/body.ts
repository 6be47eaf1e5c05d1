// Runs when a page has been parsed, before Gatsby's scripts are loaded. It changes attributes but no elements, so that React
// finds the HTML that it expects. It is a file of its own, so that every page but the first has it already.
import { recall, remember, rememberInBoth } from "@/lib/tab-storage";
import { describeEdge } from "@/site/describe-edge";
import { goWithoutScripts } from "@/site/without-scripts";
import { checkSize, edgeOf, hasCloth, putDustBack, takeCloth } from "./cloth";

declare global {
  interface Window {
    /** Repeats what the visitor did before the page's scripts had loaded. Null once they have loaded. */
    ___early?: (() => void) | null;
    /** The path for which Gatsby made this HTML. */
    pagePath?: string;
    /** The files of each page's scripts, by which Gatsby's loader fetches them in advance. */
    ___chunkMapping?: Record<string, string[]>;
  }
}

const root = document.documentElement;
const listeners: [type: string, listener: (event: Event) => void][] = [];
const on = (...[type, listener]: (typeof listeners)[number]) => {
  listeners.push([type, listener]);
  document.addEventListener(type, listener, true);
};
const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Lets a picture that has loaded fade in. */
function showPicture(image: HTMLImageElement): void {
  image.setAttribute("data-loaded", "");
}

/** If a file has failed to load, falls back from AVIF to WebP, and then to the alt text. */
function replacePicture(image: HTMLImageElement): void {
  const picture = image.closest("picture");
  if (!picture) return;
  const sources = [...picture.querySelectorAll("source")].filter(
    ({ media }) => media !== "not all",
  );
  const avif = sources.filter(({ type }) => type === "image/avif");
  const failed = avif.length ? avif : sources;
  for (const source of failed) source.media = "not all";
  if (!failed.length) picture.setAttribute("data-failed", "");
}

function watchPictures(): void {
  on("load", ({ target }) => target instanceof HTMLImageElement && showPicture(target));
  on("error", ({ target }) => target instanceof HTMLImageElement && replacePicture(target));
  for (const image of document.images)
    if (image.complete) (image.naturalWidth ? showPicture : replacePicture)(image);
  root.classList.add("fading");
}

/** Moves the edge between the before and after pictures when their slider moves. */
function moveEdge(event: Event): void {
  const slider = event.target;
  if (!(slider instanceof HTMLInputElement) || slider.type !== "range") return;
  const pair = closest(event, "[data-compare]");
  for (const property of ["--at", "--value"]) pair?.style.setProperty(property, slider.value);
  const canvas = pair?.querySelector("canvas");
  if (canvas) putDustBack(canvas);
  slider.setAttribute("aria-valuetext", describeEdge(slider.valueAsNumber));
}

/** How far a stroke across a pair goes sideways until it wipes, in CSS pixels. A shorter one may be a tap. */
const strokeLength = 12;

/**
 * Lets a stroke anywhere across a pair wipe it, and not only one that begins at the handle of its slider. A panel it wipes
 * where it passes (cloth.ts). Of other pairs, and for visitors who asked for less motion or for colors of their own, it moves
 * the edge.
 */
function wipeAnywhere(): void {
  let pair: HTMLElement | null = null;
  let last = { x: 0, y: 0 };
  let wipe: ReturnType<typeof takeCloth> | undefined;
  const stop = () => {
    pair?.removeAttribute("data-wiping");
    pair = null;
  };
  on("pointerdown", (event) => {
    const { button, x, y } = event as PointerEvent;
    const isElsewhere = button !== 0 || closest(event, "a, button, input, [data-still]");
    pair = isElsewhere ? null : closest(event, "[data-compare]");
    last = { x, y };
  });
  on("pointermove", (event) => {
    const { x, y, pointerId, buttons } = event as PointerEvent;
    // A press from before this script was there may have ended by now.
    if (buttons === 0) stop();
    const slider = pair?.querySelector("input");
    if (!pair || !slider) return;
    if (!pair.hasAttribute("data-wiping")) {
      if (Math.abs(x - last.x) < strokeLength) return;
      pair.setPointerCapture(pointerId);
      pair.setAttribute("data-wiping", "");
      const canvas = pair.querySelector("canvas");
      wipe = canvas && hasCloth() ? takeCloth(pair, canvas) : undefined;
    }
    if (wipe) wipe(last, { x, y });
    else {
      const { left, width } = pair.getBoundingClientRect();
      slider.valueAsNumber = (100 * (x - left)) / width;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
    last = { x, y };
  });
  on("pointerup", stop);
  on("pointercancel", stop);
  // Otherwise a mouse would drag the picture or select the words on it.
  for (const type of ["dragstart", "selectstart"])
    on(type, (event) => pair && event.preventDefault());
  addEventListener("resize", () => document.querySelectorAll("canvas").forEach(checkSize));
}

/** Lets the edge lean towards the side from which the pointer comes (before-after.module.scss). */
function leanEdge(event: Event): void {
  const { clientX, relatedTarget } = event as PointerEvent;
  const pair = closest(event, "[data-compare]");
  if (!pair || pair.contains(relatedTarget as Node | null)) return;
  pair.style.setProperty("--towards", clientX < edgeOf(pair) ? "-3" : "3");
}

/** Closes the offer, which fades out in 300 ms, and keeps it closed in this tab. */
function dismissOffer(event: Event): void {
  const offer = closest(event, "[data-dismiss]")?.closest("aside");
  if (!offer) return;
  offer.setAttribute("data-closing", "");
  setTimeout(() => root.classList.add("promo-dismissed"), 300);
  remember("promo-dismissed", "1");
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const nameOf = (control: Control) => control.name || control.dataset["name"];
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type);

/** The same control, or the one that replaced it when React rendered the page again. */
function currentOf(control: Control): Control | undefined {
  if (control.isConnected) return control;
  return [...document.querySelectorAll<Control>("input, select, textarea")].find(
    (each) =>
      each.type === control.type &&
      nameOf(each) === nameOf(control) &&
      each.form?.id === control.form?.id &&
      (!isChoice(control) || each.value === control.value),
  );
}

/** Repeats an answer given before hydration, if hydration has undone it. */
function answerAgain(control: Control, isChecked: boolean): void {
  const current = currentOf(control);
  if (!current) return;
  if (isChoice(current)) {
    if (current.checked !== isChecked) current.click();
  } else if (current !== control) {
    const isFile = current instanceof HTMLInputElement && current.type === "file";
    if (isFile) current.files = (control as HTMLInputElement).files;
    else current.value = control.value;
    for (const type of ["input", "change"])
      current.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** The buttons of a button's kind. Their order is the same when React has rendered the page again. */
const buttonsLike = ({ className, type }: HTMLButtonElement) =>
  [...document.querySelectorAll("button")].filter(
    (each) => each.className === className && each.type === type,
  );

/** How long the browser's own message about an answer waits for ours, in milliseconds. */
const patienceMs = 3000;

/**
 * Remembers the last button that was pressed before the page's scripts had loaded, and presses it when they have
 * (gatsby-browser.tsx). Answers that were typed or chosen are restored too, because React resets radio buttons to the first
 * choice while it hydrates, and renders the whole page again if a translator has changed its words.
 */
function pressAgainLater(): void {
  let button: HTMLButtonElement | null = null;
  let place = -1;
  let pressedAt = -Infinity;
  // The last answer to each question. Each checkbox counts as a question of its own.
  const answered = new Map<string, [Control, boolean]>();
  on("click", (event) => {
    const early = closest(event, "button:not([popovertarget], [data-dismiss])");
    if (!window.___early || !(early instanceof HTMLButtonElement)) return;
    button = early;
    place = buttonsLike(early).indexOf(early);
    if (early.type !== "submit") return;
    pressedAt = event.timeStamp;
    // If the scripts are slow or have failed, the browser's message comes after all.
    setTimeout(() => window.___early && early.form?.reportValidity(), patienceMs);
  });
  // Otherwise the visitor would see two messages about one answer: the browser's, and ours when the button is pressed again.
  on("invalid", (event) => {
    const isAwaited = window.___early && root.classList.contains("scripted");
    if (isAwaited && event.timeStamp - pressedAt < patienceMs) event.preventDefault();
  });
  on("input", ({ target }) => {
    if (!window.___early || !(target instanceof Element) || !target.matches("[name]")) return;
    const control = target as Control;
    const choice = control.type === "checkbox" ? control.value : "";
    answered.set([control.form?.id, control.name, choice].join(" "), [
      control,
      isChoice(control) && control.checked,
    ]);
  });
  window.___early = () => {
    window.___early = null;
    for (const [control, isChecked] of answered.values()) answerAgain(control, isChecked);
    if (!button) return;
    if (!button.isConnected) button = buttonsLike(button)[place] ?? button;
    // If the form passes the browser's own checks, the browser has already sent it. Otherwise the button is pressed again, so
    // that our messages are shown instead of the browser's.
    if (button.type === "submit" && button.form) {
      if (button.form.checkValidity()) return;
      button.form.noValidate = true;
    }
    button.click();
  };
}

/**
 * Loads the page again without scripts if React takes everything out of it, as it does after an error that no boundary
 * catches, such as one in gatsby-browser.tsx.
 */
function reloadIfEmptied(): void {
  const page = document.getElementById("___gatsby");
  if (!page) return;
  new MutationObserver(() => {
    if (page.childElementCount > 0) return;
    if (goWithoutScripts()) location.reload();
    else location.replace("?unscripted");
  }).observe(page, { childList: true });
}

/**
 * Starts Gatsby's scripts, which wait in a template (gatsby-ssr.tsx), when a visitor presses a key, scrolls, presses or points
 * at something that needs them, or when the browser is idle four seconds after the page has loaded. Without them, pages appear about 0.5 s earlier, and they
 * are complete.
 */
function startOnIntent(): void {
  const scripts = document.querySelector<HTMLTemplateElement>("template#page-scripts");
  // In development, there is no template, because the page loads its scripts directly.
  if (!scripts) return;
  const { path = "" } = scripts.dataset;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    window.pagePath = path;
    // Gatsby's loader reads this list, which src/post-build/remove-chunk-mapping.ts has removed.
    window.___chunkMapping = {};
    reloadIfEmptied();
    escapeBrokenFragment();
    addEventListener("popstate", escapeBrokenFragment);
    document.body.append(scripts.content);
  };
  for (const type of ["keydown", "scroll"]) on(type, start);
  // On a slow line, the page behind a link would wait for scripts that nobody has asked for.
  for (const type of ["pointerdown", "focusin"])
    on(type, (event) => closest(event, "a") ?? start());
  on("pointermove", (event) => {
    const { movementX, movementY } = event as PointerEvent;
    // Chromium also reports a pointer that was over the page when it opened and has not moved.
    const hasMoved = movementX !== 0 || movementY !== 0;
    if (hasMoved && closest(event, "button, form, input, select, summary")) start();
  });
  // The scripts start without delay if the page needs them at once: for an address that prefills a form or opens something, a
  // state in the history, a page that is already scrolled, a form with a draft, or a confirmation.
  const isAwaited =
    location.search ||
    location.hash ||
    history.state ||
    scrollY > 0 ||
    [...document.forms].some(({ id }) => recall(`draft-${id}`)) ||
    document.querySelector("[data-received]");
  const idle = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () => setTimeout(() => idle(start), isAwaited ? 0 : 4000));
}

/**
 * Forwards an unknown service or article to its list, on hosts without rules for that. For an address that ends in a space,
 * Gatsby's own scripts fail, because they take the list for the page.
 */
function forwardToList(): void {
  const { lists = "" } = document.querySelector<HTMLElement>("[data-lists]")?.dataset ?? {};
  const list = lists.split(" ").find((each) => location.pathname.startsWith(`${each}/`));
  if (list) location.replace(list);
}

/** Forwards a link whose # a program on the way has escaped, once or more often: `/quote%23…` leads to `/quote#…`. */
function restoreFragment(): void {
  const { fragments = "" } = document.querySelector<HTMLElement>("[data-fragments]")?.dataset ?? {};
  const [, page = "", fragment = ""] = /^(.+?)\/?%(?:25)*23(.*)$/.exec(location.pathname) ?? [];
  if (page && fragments.split(" ").includes(page)) location.replace(`${page}#${fragment}`);
}

/** Gatsby's router decodes the fragment of each address, and throws at an escape that is none, such as `#%E0%A4%A`. */
function escapeBrokenFragment(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  }
}

/**
 * Notes that a request has arrived when the page that confirms it opens (src/requests/draft.ts). The page's scripts might be
 * too late, because the visitor may leave before they have loaded.
 */
function noteArrival(): void {
  const form = document.querySelector<HTMLElement>("[data-received]")?.dataset["received"];
  const reference = form && recall(`sent-${form}`);
  if (reference) rememberInBoth(`arrived-${form}`, reference);
}

/** Answers what the visitor did while this file was on its way, which head.ts has kept. */
function answerMissed(): void {
  const missed = window.___missed ?? [];
  window.___missed = null;
  for (const event of missed)
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
}

// If the scripts of this page have failed before, the page works without them (head.ts).
if (root.classList.contains("scripted")) {
  watchPictures();
  on("scroll", () => root.classList.add("scrolled"));
  noteArrival();
  forwardToList();
  restoreFragment();
  on("input", moveEdge);
  on("pointerover", leanEdge);
  wipeAnywhere();
  on("click", dismissOffer);
  pressAgainLater();
  startOnIntent();
  answerMissed();
}
