import { draftStore, tell } from "@/requests/draft-store";
import { answerOf } from "@/requests/question";

/**
 * Shows the prices of the visitor's region (layout/seo/seo.tsx); without one, the first region's
 * are shown. The page of a region chooses it. In development, a page arrives without the list of
 * regions, so that gatsby-browser.tsx calls this later, too.
 */
export function showRegion(path: string): void {
  const { dataset } = document.documentElement;
  const known = dataset["regions"]?.split(" ") ?? [];
  const slug = path.split("/")[1] ?? "";
  if (known.includes(slug)) tell("booking", { type: "answered", answers: { region: [slug] } });
  const region = answerOf(draftStore("booking").get().answers, "region");
  if (known.includes(region)) dataset["region"] = region;
  else delete dataset["region"];
}

/** Shows the region chosen last when the browser brings back a page from its cache. */
export function followRegion(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showRegion(location.pathname);
  });
}
