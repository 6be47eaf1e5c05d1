// Runs at the end of every page, before a visitor does anything. Attributes are changed, elements never: React finds the
// page as it was written.
import { recall, remember } from "../site/tab-storage";

declare global {
  interface Window {
    /** Presses again what was pressed before the page's scripts were there; null from then on. */
    ___early?: (() => void) | null;
    /** Gatsby's name for the page that the HTML is of. */
    pagePath?: string;
  }
}

const root = document.documentElement;
const on = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, true);
const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Pictures fade in, and fall back from AVIF to WebP to the words when a file fails. */
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

/** The edge of before/after pictures follows its slider. */
function moveEdge(event: Event): void {
  const slider = event.target;
  if (slider instanceof HTMLInputElement && slider.type === "range")
    closest(event, "[data-compare]")?.style.setProperty("--at", slider.value);
}

/** The offer is closed for the browser session, in 300 ms. */
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

/** The control that took the place of one that React has rendered again, or the control itself. */
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

/** Gives an answer that was given before hydration once more, where hydration has undone it. */
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
 * A button pressed before the page's scripts are there is pressed again, once, when they are (gatsby-browser.tsx). What was
 * typed and chosen is put back too: React sets radio buttons back to the first choice while it hydrates, and renders the
 * whole page anew where a translator has changed its words.
 */
function pressAgainLater(): void {
  let button: HTMLButtonElement | null = null;
  // The last answer to each question; every tick box is one of its own.
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
    // A form that was sent is on its way; one that the browser's own checks held back gets ours.
    if (button.type === "submit" && button.form) {
      if (button.form.checkValidity()) return;
      button.form.noValidate = true;
    }
    button.click();
  };
}

/**
 * Gatsby's scripts wait in a template (gatsby-ssr.tsx) for the first sign of intent, or until the page has been idle for a
 * while: that is half of what the first impression costs otherwise, and the pages are whole without them.
 */
function startOnIntent(): void {
  const scripts = document.querySelector<HTMLTemplateElement>("template#page-scripts");
  // In development the page loads its scripts itself.
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
  // Chromium also reports a pointer that was there before the page, and has not moved.
  on("pointermove", (event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX !== 0 || movementY !== 0) start();
  });
  // A link that prefills a form, a draft, what this entry of the history keeps, and an address that may have to be forwarded
  // are intent too.
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

/** The page that confirms a request says that it arrived, even where it is left before its own scripts are there. */
function noteArrival(): void {
  const form = document.querySelector<HTMLElement>("[data-received]")?.dataset["received"];
  const draft = form && recall(`draft-${form}`);
  if (draft) remember(`draft-${form}`, draft.replace('"state":"sending"', '"state":"received"'));
}

// A page whose scripts broke does without them (at-once.ts).
if (root.classList.contains("scripted")) {
  watchPictures();
  noteArrival();
  on("input", moveEdge);
  on("click", dismissOffer);
  pressAgainLater();
  startOnIntent();
}
