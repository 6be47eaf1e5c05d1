import { nextToasts, type Toast, type ToastEvent } from "../../business/toasts";

type Words = Omit<Toast, "id" | "open">;

/** Milliseconds a toast stays; it waits while it is pointed at or holds the focus. */
const stays = 7000;
/** Milliseconds from dismissed to removed. Specification, section 4: very long. */
const removedAfter = 1_000_000;
/** Pixels of a swipe that closes. */
const swipe = 60;

let toasts: readonly Toast[] = [];
let lastId = 0;

const boxes = () => document.querySelectorAll<HTMLElement>("[data-toast]");

function send(event: ToastEvent) {
  toasts = nextToasts(toasts, event);
  const [current] = toasts;
  for (const box of boxes()) {
    const isShown = current?.open && box.dataset["toast"] === current.variant;
    box.hidden = !isShown;
    if (!isShown) continue;
    const [title, description, action] = box.querySelectorAll<HTMLElement>("[data-part]");
    title!.textContent = current.title;
    description!.textContent = current.description || "";
    action!.textContent = current.action?.label || "";
    action!.onclick = () => {
      dismissToast();
      current.action?.run();
    };
  }
}

/** Closes the toast of an id, or whichever is open; it is removed much later. */
export function dismissToast(id?: number) {
  send({ type: "dismiss", id });
  setTimeout(() => send({ type: "remove", id }), removedAfter);
}

/** Shows a toast in place of the one before; the focus stays where it is. */
export function toast(words: Words) {
  const id = ++lastId;
  send({ type: "add", toast: { ...words, id, open: true } });
  const close = () => {
    if (document.querySelector("[data-toast]:is(:hover, :focus-within)")) setTimeout(close, stays);
    else dismissToast(id);
  };
  setTimeout(close, stays);
  return {
    id,
    update: (changed: Partial<Words>) => send({ type: "update", toast: { ...changed, id } }),
    dismiss: () => dismissToast(id),
  };
}

/** Lets Escape, the close button and a swipe close what the toaster shows, until the signal. */
export function watchToasts(signal: AbortSignal) {
  addEventListener("keydown", ({ key }) => key === "Escape" && dismissToast(), { signal });
  for (const box of boxes()) {
    let start: number | undefined;
    box.querySelector("[data-close]")!.addEventListener("click", () => dismissToast(), { signal });
    for (const type of [
      "pointerdown",
      "pointermove",
      "pointerup",
      "pointerleave",
      "pointercancel",
    ] as const) {
      const follow = ({ clientX }: PointerEvent) => {
        if (type === "pointerdown") start = clientX;
        else if (start !== undefined) {
          const distance = clientX - start;
          box.style.translate = type === "pointermove" ? `${distance}px` : "";
          if (type !== "pointermove") start = undefined;
          if (type === "pointerup" && Math.abs(distance) > swipe) dismissToast();
        }
      };
      box.addEventListener(type, follow, { signal });
    }
  }
}
