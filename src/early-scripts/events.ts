type Listener = (event: Event) => void;

const listeners: [type: string, listener: Listener][] = [];

/** Listens to every event of a type, before any element does. */
export function onDocument(type: string, listener: Listener): void {
  listeners.push([type, listener]);
  document.addEventListener(type, listener, true);
}

/** Passes on the events that head.ts recorded while these scripts were loading. */
export function answerMissed(): void {
  const missed = window.___missed ?? [];
  window.___missed = null;
  for (const event of missed)
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
}

/** The closest element that matches a selector, from where the event happened outwards. */
export const closestTo = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
