import { bookingRules, bookingSent } from "../../business/booking-checks";
import { type BookingLists, hiddenAnswers, readPrefill } from "../../business/prefill";
import type { BookingQuery } from "../../business/booking-query";
import { bookingPath, paths } from "../../site/paths";
import { findSuburbs } from "../../business/suburbs";
import { controlOf, enhanceForm } from "../request-form/enhance-form";

interface Lists extends BookingLists {
  suburbs: readonly { name: string; postcode: string }[];
}

/** Fewer letters of a suburb than this mean nothing yet. */
const suburbLetters = 3;

/** Gives the booking form its behaviour: what a form does, prefilling, hidden answers, and the summary beside it. */
export function enhanceBooking(
  root: HTMLElement,
  lists: Lists,
  search: string,
  state: unknown,
): () => void {
  let prefill: BookingQuery = {};
  return enhanceForm(root, {
    id: "booking",
    rules: bookingRules,
    sent: bookingSent,
    start: (form, draft) => {
      const kept = draft?.source || paths.booking;
      const own = bookingPath(readPrefill(search, state, lists));
      // A new link speaks for itself; without one, what an earlier link brought still holds.
      const source = own === paths.booking ? kept : own;
      prefill = readPrefill(source.slice(paths.booking.length), null, lists);
      if (source !== kept) {
        const { service, suburb } = prefill;
        if (service)
          controlOf(form, "service").value = lists.services.find(
            ({ slug }) => slug === service,
          )!.name;
        if (suburb) controlOf(form, "suburb").value = suburb;
      }
      return source;
    },
    sync: (form) => {
      const select = controlOf(form, "service") as HTMLSelectElement;
      const hidden = hiddenAnswers(prefill, select.value, lists);
      for (const [name, value] of Object.entries(hidden)) {
        const input = form.querySelector<HTMLInputElement>(`[type=hidden][name=${name}]`)!;
        input.value = value;
        input.disabled = !value;
      }
      const seen: Record<string, string | undefined> = {
        ...hidden,
        ...select.selectedOptions[0]?.dataset,
      };
      for (const element of root.querySelectorAll<HTMLElement>("[data-seen]"))
        element.textContent = seen[element.dataset["seen"]!] || "";
      for (const element of root.querySelectorAll<HTMLElement>("[data-when]")) {
        const [, not, name] = /(!?)(.+)/.exec(element.dataset["when"]!)!;
        element.hidden = Boolean(seen[name!]) === Boolean(not);
      }
      const suburb = controlOf(form, "suburb").value.trim();
      const [found] = findSuburbs(lists.suburbs, suburb);
      form.querySelector("#booking-suburb-note")!.textContent =
        suburb.length < suburbLetters
          ? ""
          : found
            ? form.querySelector<HTMLOptionElement>(`#suburbs [value="${found.name}"]`)!.text
            : "Not on our list yet, but we may still come to you.";
    },
  });
}
