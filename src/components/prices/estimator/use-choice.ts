import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { setAnswer, valuesIn } from "@/components/hooks/form-controls";
import { changeAddress } from "@/components/hooks/history-state";
import { useRemembered } from "@/components/hooks/use-remembered";
import { beginChoice, type EstimateChoice, type PrefillLists } from "@/requests/prefill";
import { withChoices } from "@/site/paths";

const lists = ["addOns", "condition"] as const;
const singles = ["service", "vehicleSize", "suburb"] as const;

/** Fills in a form with the choices of the address and of the tab, and returns them. */
function begin(form: HTMLFormElement, known: PrefillLists): EstimateChoice {
  const { estimate: _estimate, ...choice } = beginChoice(location.search, known);
  for (const name of [...singles, ...lists]) {
    const values = [choice[name] ?? []].flat();
    if (values.length > 0) setAnswer(form, name, values);
  }
  return choice;
}

/**
 * The choices in a form with the names above. One is made by an event alone, so that a list that
 * nobody has touched is no choice, and the first option of one that somebody has touched is. The
 * address carries them, too, for Back, a reload and a copied link.
 */
export function useChoice(known: PrefillLists) {
  const form = useRef<HTMLFormElement>(null);
  // Undefined until hydration.
  const [choice, setChoice] = useState<EstimateChoice>();
  // Before the first frame, so that none shows a page without its choices.
  useLayoutEffect(() => {
    if (form.current) setChoice(begin(form.current, known));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the content of a page doesn't change
  }, []);
  useEffect(() => {
    const query = withChoices(location.search, choice ?? {});
    if (query !== location.search) changeAddress(location.pathname + query + location.hash);
  }, [choice]);
  useRemembered(choice);
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    const values = valuesIn(currentTarget, name);
    const isList = lists.some((each) => each === name);
    setChoice((old) => ({ ...old, [name]: isList ? values : (values[0]?.trim() ?? "") }));
  };
  return { form, onInput, isReady: choice !== undefined, choice: choice ?? {} };
}
