type Handlers = { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

/** Listens to events of a target, by type. Returns a function that stops listening. */
export function listen(
  target: EventTarget,
  handlers: Handlers,
  options: AddEventListenerOptions = {},
): () => void {
  const listening = new AbortController();
  for (const [type, handler] of Object.entries(handlers))
    target.addEventListener(type, handler as EventListener, {
      ...options,
      signal: listening.signal,
    });
  return () => listening.abort();
}
