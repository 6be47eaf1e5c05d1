import { useEffect, useRef, useState } from "react";
import type { EstimateRates } from "@/business/estimate";
import { controlsOf, isUntouched, readAnswers, setAnswer } from "@/components/hooks/form-controls";
import { changeAddress } from "@/components/hooks/history-state";
import { type EstimateChoice, readPrefill } from "@/requests/prefill";
import { valuesOf } from "@/requests/question";
import { withChoices } from "@/site/paths";

const questions = ["service", "vehicleSize", "suburb", "addOns", "condition"] as const;

type ChoicePricing = Pick<EstimateRates, "sizes"> &
  Partial<Pick<Queries.EstimatorFragment, "addOns" | "condition">>;

/**
 * The choices in a form with the names above. The form's controls hold them, so that one made
 * before hydration counts. The address carries them too, for Back, a reload and a copied link. A
 * control that nobody has touched is no choice.
 */
export function useChoice(
  pricing: ChoicePricing,
  services: readonly { slug: string; code: string }[],
) {
  const form = useRef<HTMLFormElement>(null);
  // Undefined until hydration.
  const [choice, setChoice] = useState<EstimateChoice>();
  const latest = useRef<EstimateChoice>({});
  const sync = () => {
    if (!form.current) return;
    latest.current = { ...latest.current, ...readChoice(form.current) };
    setChoice(latest.current);
    const query = withChoices(location.search, latest.current);
    if (query !== location.search) changeAddress(location.pathname + query + location.hash);
  };
  useEffect(() => {
    if (!form.current) return;
    const { sizes, addOns = [], condition } = pricing;
    const conditions = condition?.answers ?? [];
    const linked = readPrefill(location.search, { services, sizes, addOns, conditions });
    for (const name of questions) {
      const values = [linked[name] ?? []].flat();
      if (values.length > 0 && isUntouched(form.current, name))
        setAnswer(form.current, name, values);
    }
    sync();
  }, [pricing, services]);
  // The service decides which add-ons can be chosen.
  useEffect(sync, [choice?.service]);
  return { form, sync, isReady: choice !== undefined, choice: choice ?? {} };
}

/** What the controls of a form say. A question without controls is left out. */
function readChoice(form: HTMLFormElement): EstimateChoice {
  const answers = readAnswers(form);
  const asked = questions.filter((name) => controlsOf(form, name).length > 0);
  return Object.fromEntries(
    asked.map((name) => {
      const values = isUntouched(form, name) ? [] : valuesOf(answers, name);
      const isList = name === "addOns" || name === "condition";
      return [name, isList ? values : values[0]?.trim()];
    }),
  );
}
