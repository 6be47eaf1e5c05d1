import { useEffect, useRef, useState } from "react";
import { estimateFor, type EstimateRates, type VehicleSize } from "@/business/estimate";
import {
  controlsOf,
  isUntouched,
  readAnswers,
  setAnswer,
} from "@/components/forms/request-form/form-controls";
import { changeAddress } from "@/components/hooks/history-state";
import { usePlace } from "@/components/regions/region/use-place";
import { type EstimateChoice, readPrefill, writePrefill } from "@/requests/prefill";
import { valuesOf } from "@/requests/question";
import { bookingPath } from "@/site/paths";

/** What the choices come to, for the parts of a form. */
export type Estimate<Service extends ServiceChoice, Size extends VehicleSize> = Omit<
  ReturnType<typeof useEstimate<Service, Size>>,
  "form"
>;

type ServiceChoice = Readonly<Pick<Queries.EstimatorFragment["estimator"][0], "slug" | "code">>;

const questions = ["service", "vehicleSize", "suburb", "addOns", "condition"] as const;

interface EstimateContent<Service, Size> {
  pricing: Omit<EstimateRates, "sizes"> & { sizes: readonly Size[] } & Partial<
      Pick<Queries.EstimatorFragment, "addOns" | "condition">
    >;
  /** The services that can be chosen. */
  services: readonly Service[];
  /** The regions of the suburbs that can be typed. */
  regions: readonly Queries.SuburbCheckRegionFragment[];
  /** What the lists of a form say while they are untouched. */
  first?: EstimateChoice;
}

/**
 * The choices in a form with the names above, and what they cost. The form's controls hold them, so that one made before
 * hydration counts. The address carries them too, for Back, a reload and a copied link. A control that is as the page arrived
 * is no choice. `content` must be the same object in every rendering.
 */
export function useEstimate<Service extends ServiceChoice, Size extends VehicleSize>(
  content: EstimateContent<Service, Size>,
) {
  const form = useRef<HTMLFormElement>(null);
  const { pricing, services, regions, first = {} } = content;
  // Undefined until hydration.
  const [choice, setChoice] = useState<EstimateChoice>();
  const latest = useRef<EstimateChoice>({});
  const sync = () => {
    if (!form.current) return;
    latest.current = { ...latest.current, ...readChoice(form.current) };
    setChoice(latest.current);
    const query = writePrefill(location.search, latest.current);
    if (query !== location.search) changeAddress(location.pathname + query + location.hash);
  };
  useEffect(() => {
    if (!form.current) return;
    const { addOns = [], condition } = content.pricing;
    const lists = { ...content.pricing, services: content.services, addOns };
    const linked = readPrefill(location.search, {
      ...lists,
      conditions: condition?.answers ?? [],
    });
    for (const name of questions) {
      const values = [linked[name] ?? []].flat();
      if (values.length > 0 && isUntouched(form.current, name))
        setAnswer(form.current, name, values);
    }
    sync();
  }, [content]);
  // The service decides which add-ons can be chosen.
  useEffect(sync, [choice?.service]);

  const { service: slug = first.service, vehicleSize = first.vehicleSize } = choice ?? {};
  const suburb = choice?.suburb ?? "";
  const { place, region } = usePlace(regions, suburb);
  const estimate = estimateFor(pricing, slug, vehicleSize, region);
  const suburbs = place?.kind === "covered" ? place.places : [];
  return {
    form,
    sync,
    isReady: choice !== undefined,
    /** Whether anything differs from how the page arrived. */
    isChosen: Object.values(choice ?? {}).some((value) => value?.length),
    choice: choice ?? {},
    place,
    region,
    service: services.find((each) => each.slug === slug),
    size: pricing.sizes.find(({ id }) => id === vehicleSize),
    /** Whole dollars; undefined while something is missing, and for a service without an estimate. */
    estimate,
    /** The address of the booking form with all of it. */
    booking: bookingPath({
      ...choice,
      service: slug,
      vehicleSize: estimate === undefined ? undefined : vehicleSize,
      estimate,
      suburb: suburbs.length === 1 ? suburbs[0]?.name : suburb,
    }),
  };
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
