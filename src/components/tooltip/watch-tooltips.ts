/** Milliseconds until a tooltip opens, and after one has closed during which the next opens at once. Specification, section 4. */
const opensAfter = 700;
const skipWindow = 300;
/** Pixels: a tip's greatest width, its distance from word and edge, and the room above the word that it asks for. */
const width = 288;
const gap = 8;
const room = 160;

let isWatching = false;

/** Opens and closes the tooltips of the page, those that come later as well. Further calls change nothing. */
export function watchTooltips() {
  if (isWatching) return;
  isWatching = true;
  let current: Element | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  const wordOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest("[data-tooltip]") : null;
  const tipOf = (word: Element) => word.lastElementChild as HTMLElement;
  const isOpen = () => current && "open" in tipOf(current).dataset;
  const close = () => {
    clearTimeout(timer);
    if (current && isOpen()) {
      delete tipOf(current).dataset["open"];
      closedAt = Date.now();
    }
    current = null;
  };
  // Fixed to the window, because tables cut off what hangs out of them.
  const place = (word: Element) => {
    const { style } = tipOf(word);
    const { left, top, bottom } = word.firstElementChild!.getBoundingClientRect();
    style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
    style.top = top < room ? `${bottom + gap}px` : "auto";
    style.bottom = top < room ? "auto" : `${innerHeight - top + gap}px`;
  };
  const open = (word: Element, delay: number) => {
    if (word !== current) close();
    else clearTimeout(timer);
    current = word;
    timer = setTimeout(() => {
      place(word);
      tipOf(word).dataset["open"] = "";
    }, delay);
  };

  addEventListener("pointerover", ({ target, pointerType }) => {
    const word = wordOf(target);
    if (pointerType !== "mouse" || word === current) return;
    if (word) open(word, isOpen() || Date.now() - closedAt < skipWindow ? 0 : opensAfter);
    else if (!current?.contains(document.activeElement)) close();
  });
  addEventListener("focusin", ({ target }) => {
    const word = wordOf(target);
    if (word) open(word, 0);
    else close();
  });
  addEventListener("focusout", close);
  addEventListener("click", ({ target }) => {
    const word = wordOf(target);
    if (!word) return close();
    // Safari gives a pressed button no focus, and without it a press elsewhere would not close the tip.
    (word.firstElementChild as HTMLElement).focus();
    open(word, 0);
  });
  addEventListener("keydown", ({ key }) => key === "Escape" && close());
  addEventListener("scroll", () => current && isOpen() && place(current), {
    capture: true,
    passive: true,
  });
}
