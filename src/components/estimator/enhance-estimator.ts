import { navigate } from "gatsby";
import { type EstimateRates, estimateFor } from "../../business/estimate";
import {
  type EstimateChoice,
  readEstimateChoice,
  writeEstimateChoice,
} from "../../business/estimate-address";
import { formatDollars } from "../../business/money";
import { bookingPath } from "../../site/paths";
import { watchTooltips } from "../tooltip/watch-tooltips";

/** Gives the estimator its behaviour; the browser holds the choice in its radio buttons, so that a press before the scripts counts. */
export function enhanceEstimator(root: HTMLElement, rates: EstimateRates): () => void {
  const stop = new AbortController();
  const form = root.querySelector("form")!;
  const link = root.querySelector<HTMLAnchorElement>("[data-book]")!;
  const show = () => {
    const { service, vehicleSize } = Object.fromEntries(new FormData(form)) as EstimateChoice;
    const estimate = estimateFor(rates, service, vehicleSize);
    root.querySelector<HTMLElement>("[data-prompt]")!.hidden = estimate !== undefined;
    for (const part of root.querySelectorAll<HTMLElement>("[data-result]")) part.hidden = !estimate;
    if (estimate) {
      root.querySelector("[data-total]")!.textContent = formatDollars(estimate);
      link.href = bookingPath({ service: service!, vehicleSize: vehicleSize!, estimate });
    }
    return { service, vehicleSize };
  };
  for (const [name, id] of Object.entries(readEstimateChoice(location.search, rates))) {
    const isChosen = form.querySelector(`[name=${name}]:checked`);
    if (id && !isChosen) form.querySelector<HTMLInputElement>(`[value=${id}]`)!.checked = true;
  }
  const choose = () => {
    const query = writeEstimateChoice(location.search, show());
    history.replaceState(history.state, "", location.pathname + query + location.hash);
  };
  show();
  watchTooltips();
  form.addEventListener("change", choose, { signal: stop.signal });
  link.addEventListener(
    "click",
    (event) => {
      // A press that asks for a new tab or window is the browser's.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(link.pathname + link.search);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
