import type { Draft } from "../../business/draft";
import {
  type Answers,
  type Failure,
  type FieldRule,
  findFailures,
  formatAnswers,
} from "../../business/field";
import { dismissToast, toast, watchToasts } from "../toaster/toast";
import { type FormId, readDraft, writeDraft } from "./draft-storage";

/** Milliseconds after which hidden fields are set once more, because browsers fill in forms late. Specification, section 4. */
const syncAgainAfter = 100;
/** Milliseconds after which a request that is still on its way is asked about. */
const slowAfter = 15_000;
/** Where phones end, and how far from the upper edge they show a field that failed. Specification, section 9. */
const phones = "(max-width: 767.98px)";
const phoneOffset = 120;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Phase = "filling" | "sending" | "offline" | "unsure";

/** What sets one form apart from the other. */
export interface FormBehaviour {
  id: FormId;
  rules: readonly FieldRule[];
  /** Words of the toast when the form is on its way. */
  sent: { title: string; description: string };
  /** Prefills the form beyond its draft; returns the address it was prefilled from, to be kept with the draft. */
  start?: (form: HTMLFormElement, draft: Draft | undefined) => string;
  /** Sets what follows from the answers. */
  sync?: (form: HTMLFormElement) => void;
}

/** The control of a field, whether it is sent by its own name or not. */
export function controlOf(form: HTMLFormElement, name: string): Control {
  return form.querySelector<Control>(`[data-name=${name}]`)!;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("[data-name]")];
}

function readAnswers(form: HTMLFormElement): Answers {
  const names = controlsOf(form).map(({ dataset }) => dataset["name"]);
  return [...new FormData(form)].filter(([name]) => names.includes(name)) as [string, string][];
}

/** Puts answers into the form. With `isGentle`, a field that somebody has touched before keeps what it holds. */
function fillAnswers(form: HTMLFormElement, answers: Answers, isGentle = false) {
  for (const control of controlsOf(form)) {
    const given = answers
      .filter(([name]) => name === control.dataset["name"])
      .map(([, value]) => value);
    if ("checked" in control && /box|radio/.test(control.type)) {
      if (!isGentle || control.checked === control.defaultChecked)
        control.checked = given.includes(control.value);
    } else if (!(isGentle && control.value)) control.value = given[0] || "";
  }
}

/**
 * Gives a form its behaviour: draft, checks with toasts and messages beside the fields, one sending at a time, and what to
 * do when it did not arrive. The browser holds the answers and sends the form. Returns what undoes it.
 */
export function enhanceForm(
  root: HTMLElement,
  { id, rules, sent, start, sync }: FormBehaviour,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const form = root.querySelector("form")!;
  const box = form.parentElement!;
  const summary = form.querySelector<HTMLElement>("[data-summary]")!;
  const draft = readDraft(id);
  let shown: readonly Failure[] = [];
  let slow: ReturnType<typeof setTimeout>;

  const on = (target: EventTarget, type: string, run: (event: Event) => void) =>
    target.addEventListener(type, run, { signal });
  const onPress = (name: string, run: (element: HTMLElement) => void) => {
    for (const element of box.querySelectorAll<HTMLElement>(`[data-${name}]`))
      on(element, "click", () => run(element));
  };
  const syncSoon = () => {
    sync?.(form);
    setTimeout(() => sync?.(form), syncAgainAfter);
  };
  const keep = (isSent: boolean) =>
    writeDraft(id, { answers: readAnswers(form), source, sent: isSent });
  const enter = (phase: Phase) => {
    box.dataset["phase"] = phase;
    clearTimeout(slow);
    if (phase === "sending") slow = setTimeout(enter, slowAfter, "unsure");
    if (phase === "unsure" || phase === "offline")
      box.querySelector<HTMLElement>("[data-ways]")!.focus();
  };
  const inWords = () =>
    formatAnswers(
      controlsOf(form).map(({ dataset }) => ({ name: dataset["name"]!, label: dataset["label"]! })),
      readAnswers(form),
    );

  const show = (control: HTMLElement) => {
    if (matchMedia(phones).matches)
      scrollTo({ top: control.getBoundingClientRect().top + scrollY - phoneOffset });
    else control.scrollIntoView({ block: "center" });
    control.focus({ preventScroll: true });
  };
  const mark = (failures: readonly Failure[]) => {
    shown = failures;
    for (const { name, checks } of rules) {
      if (!checks) continue;
      const control = controlOf(form, name);
      const text = failures.find((failure) => failure.name === name)?.text || "";
      document.getElementById(`${control.id}-error`)!.textContent = text;
      if (text) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
    }
    summary.hidden = failures.length < 2;
    summary.lastElementChild!.replaceChildren(
      ...failures.map(({ name, text }) => {
        const item = document.createElement("li");
        const link = item.appendChild(document.createElement("a"));
        link.href = `#${controlOf(form, name).id}`;
        link.textContent = text;
        return item;
      }),
    );
  };
  const change = () => {
    syncSoon();
    keep(false);
    const failing = findFailures(rules, readAnswers(form));
    if (shown.length > 0)
      mark(shown.filter(({ name }) => failing.some((failure) => failure.name === name)));
  };
  const submit = (event: Event) => {
    if (box.dataset["phase"] === "sending") {
      event.preventDefault();
      return;
    }
    sync?.(form);
    const failures = findFailures(rules, readAnswers(form));
    const [first] = failures;
    mark(failures);
    if (first) {
      event.preventDefault();
      toast({ title: first.title, description: first.text, variant: "destructive" });
      show(controlOf(form, first.name));
    } else if (!navigator.onLine) {
      event.preventDefault();
      toast({
        title: "You are offline",
        description: "Nothing was sent. Your answers stay here.",
        variant: "destructive",
      });
      enter("offline");
    } else {
      keep(true);
      enter("sending");
      toast({ ...sent, variant: "success" });
    }
  };
  const clear = () => {
    const before = readAnswers(form);
    form.reset();
    mark([]);
    syncSoon();
    writeDraft(id);
    enter("filling");
    const run = () => {
      fillAnswers(form, before);
      change();
    };
    toast({ title: "Form cleared", variant: "success", action: { label: "Undo", run } });
  };

  form.noValidate = true;
  if (draft) fillAnswers(form, draft.answers, true);
  const source = start?.(form, draft);
  // The hidden twin of a field takes over its name.
  for (const twin of form.querySelectorAll<HTMLInputElement>("select ~ [type=hidden]"))
    controlOf(form, twin.name).removeAttribute("name");
  syncSoon();
  enter(draft?.sent ? "unsure" : "filling");
  watchToasts(signal);
  on(form, "input", change);
  on(form, "submit", submit);
  on(summary, "click", (event) => {
    const control = document.getElementById((event.target as HTMLAnchorElement).hash?.slice(1));
    if (!control) return;
    event.preventDefault();
    show(control);
  });
  // Back shows the page as it was left, with the request on its way.
  on(window, "pageshow", (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    enter(readDraft(id)?.sent ? "unsure" : "filling");
    syncSoon();
  });
  onPress("clear", clear);
  onPress(
    "send",
    (link) =>
      ((link as HTMLAnchorElement).href = link.dataset["send"] + encodeURIComponent(inWords())),
  );
  onPress("copy", () => {
    // A refusal leaves the two links.
    navigator.clipboard?.writeText(inWords()).then(
      () => toast({ title: "Answers copied", variant: "success" }),
      () => {},
    );
  });
  onPress("done", () => {
    writeDraft(id);
    enter("filling");
  });
  return () => {
    clearTimeout(slow);
    dismissToast();
    stop.abort();
  };
}
