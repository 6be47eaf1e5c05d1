// Runs at the end of every page, before a visitor does anything. It changes attributes but never elements, so that React
// finds the HTML that it expects.
import { recall, remember } from "../site/tab-storage";

declare global {
  interface Window {
    /** Presses again the button pressed before the page's scripts had loaded; null once they have. */
    ___early?: (() => void) | null;
    /** The path for which Gatsby made this HTML. */
    pagePath?: string;
  }
}

const root = document.documentElement;
const on = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, true);
const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Fades pictures in. If a file fails, falls back from AVIF to WebP, then to the alt text. */
function showPicture(image: HTMLImageElement): void {
  image.setAttribute("data-loaded", "");
}

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

/** Moves the edge of before-and-after pictures with their slider. */
function moveEdge(event: Event): void {
  const slider = event.target;
  if (slider instanceof HTMLInputElement && slider.type === "range")
    closest(event, "[data-compare]")?.style.setProperty("--at", slider.value);
}

/** Closes the offer for the browser session, in 300 ms. */
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

/** The control that replaced another when React rendered it again, or the control itself. */
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

/**
 * Remembers a button pressed before the page's scripts have loaded, and presses it once when they have
 * (gatsby-browser.tsx). Answers typed and chosen are restored too: React resets radio buttons to the first choice while it
 * hydrates, and renders the whole page again if a translator has changed its words.
 */
function pressAgainLater(): void {
  let button: HTMLButtonElement | null = null;
  // The last answer to each question; every tick box is a question of its own.
  const answered = new Map<string, [Control, boolean]>();
  on("click", (event) => {
    const early = closest(event, "button:not([popovertarget], [data-dismiss])");
    if (window.___early && early instanceof HTMLButtonElement) button = early;
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
    if (!button?.isConnected) return;
    // A form that passes the browser's own checks is sent already. For one that fails them, the button is pressed again, so
    // that our messages are shown instead of the browser's.
    if (button.type === "submit" && button.form) {
      if (button.form.checkValidity()) return;
      button.form.noValidate = true;
    }
    button.click();
  };
}

/**
 * Gatsby's scripts wait in a template (gatsby-ssr.tsx) until the first tap, key, scroll or pointer movement, or until the
 * page has been idle for a while. This saves a visitor about 0.5 s, and the pages are complete without scripts.
 */
function startOnIntent(): void {
  const scripts = document.querySelector<HTMLTemplateElement>("template#page-scripts");
  // In development, the page loads its scripts itself.
  if (!scripts) return;
  const { path = "" } = scripts.dataset;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    window.pagePath = path;
    document.body.append(scripts.content);
  };
  for (const type of ["pointerdown", "touchstart", "keydown", "focusin", "scroll"])
    addEventListener(type, start, { capture: true, passive: true });
  // Chromium also reports a pointer that was over the page from the start and has not moved.
  on("pointermove", (event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX !== 0 || movementY !== 0) start();
  });
  // These also start the scripts: a link that prefills a form, a draft, state stored in this entry of the history, and an
  // address that may have to be forwarded.
  const isAwaited =
    location.search ||
    location.hash ||
    history.state ||
    scrollY > 0 ||
    recall("draft-booking") ||
    recall("draft-contact") ||
    path.startsWith("/404");
  const idle = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () => setTimeout(() => idle(start), isAwaited ? 0 : 4000));
}

/**
 * Notes that a request has arrived when its confirmation page opens, even if the visitor leaves before the page's scripts
 * have loaded.
 */
function noteArrival(): void {
  const form = document.querySelector<HTMLElement>("[data-received]")?.dataset["received"];
  const draft = form && recall(`draft-${form}`);
  if (draft) remember(`draft-${form}`, draft.replace('"state":"sending"', '"state":"received"'));
}

// A page whose scripts broke works without them (at-once.ts).
if (root.classList.contains("scripted")) {
  watchPictures();
  noteArrival();
  on("input", moveEdge);
  on("click", dismissOffer);
  pressAgainLater();
  startOnIntent();
}
