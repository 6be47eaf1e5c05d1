import { useLayoutEffect } from "react";
import { useDraft } from "@/components/hooks/use-draft";
import { takeVisitedRegion } from "@/early-scripts/region";
import { tell } from "@/requests/draft-store";
import { answerOf } from "@/requests/question";

/** Chooses the region whose prices this tab shows from now on. */
export const setRegion = (slug: string): void =>
  tell("booking", { type: "answered", answers: { region: [slug] } });

/** Slug of the visitor's region; undefined on the server and while it is not known. */
export const useRegion = (): string | undefined =>
  answerOf(useDraft("booking").draft.answers, "region") || undefined;

/** Chooses the region of the page of a region that was shown. */
export function chooseVisitedRegion(): void {
  const region = takeVisitedRegion();
  if (region) setRegion(region);
}

/**
 * Shows the prices of the visitor's region (layout/seo/seo.tsx). src/early-scripts/region.ts has
 * done so when the browser has loaded the page.
 */
export function useShownRegion(): void {
  const region = useRegion();
  useLayoutEffect(() => {
    if (region) document.documentElement.dataset["region"] = region;
  }, [region]);
}
