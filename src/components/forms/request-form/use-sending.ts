import { type FormEvent, useEffect } from "react";
import { keepInEntry } from "@/components/hooks/history-state";
import { toast } from "@/components/ui/toaster/use-toast";
import type { FormDefinition } from "@/requests/field";
import type { useDraft } from "./use-draft";

/** Milliseconds until the visitor is asked about a request that is still being sent. */
const slowAfterMs = 15_000;

/** One sending at a time, by the browser itself, and what to do when the request did not arrive. Returns what a submit does. */
export function useSending(
  { id, sent }: FormDefinition,
  { phase, reference, setPhase, save }: ReturnType<typeof useDraft>,
  check: (form: HTMLFormElement) => boolean,
) {
  useEffect(() => {
    if (phase.name !== "sending") return;
    const timer = setTimeout(setPhase, slowAfterMs, { name: "unsure", hasLostPhotos: false });
    return () => clearTimeout(timer);
  }, [phase, setPhase]);

  useEffect(() => {
    if (phase.name !== "offline") return;
    const resume = () => setPhase({ name: "filling" });
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  }, [phase, setPhase]);

  return (event: FormEvent<HTMLFormElement>) => {
    if (phase.name === "received") document.getElementById(`${id}-notice`)?.focus();
    if (phase.name === "sending" || phase.name === "received" || !check(event.currentTarget)) {
      event.preventDefault();
    } else if (!navigator.onLine) {
      event.preventDefault();
      setPhase({ name: "offline" });
    } else {
      save("sending");
      keepInEntry({ sent: reference });
      setPhase({ name: "sending" });
      toast({ ...sent, variant: "success" });
    }
  };
}
