import { startOf } from "@/requests/request-start";
import type { StoredRequest } from "@/requests/stored-request";

const reference = "7KQ2-M9XD";
const link = "?service=full-detail";
const stored = (state: StoredRequest["state"], more: Partial<StoredRequest> = {}) => ({
  answers: [["full_name", "Jo"]] as const,
  state,
  reference,
  ...more,
});
const filled = stored("filling", { source: link });

test.each<[string, StoredRequest | undefined, object, string, string, string, string]>([
  ["nothing stored, no link", undefined, {}, "", "filling", "empty", ""],
  ["nothing stored, a link", undefined, {}, link, "filling", "link", ""],
  ["an unsent request", stored("filling"), {}, "", "filling", "unsent", reference],
  ["an unsent request, a new link", stored("filling"), {}, link, "filling", "both", reference],
  ["a reload of its link", filled, { filledBy: link }, link, "filling", "unsent", reference],
  ["its link, followed again", filled, {}, link, "filling", "both", reference],
  ["another link", filled, { filledBy: link }, "?service=basic", "filling", "both", reference],
  ["sent, not confirmed", stored("sending"), {}, "", "unsure", "unsent", reference],
  ["sent, not confirmed, a new link", stored("sending"), {}, link, "unsure", "both", reference],
  [
    "Back to one that has arrived",
    stored("received"),
    { sent: reference },
    "",
    "received",
    "empty",
    reference,
  ],
  ["another entry after that", stored("received"), {}, "", "filling", "empty", ""],
  ["a link after that", stored("received"), { sent: "ABCD-EFGH" }, link, "filling", "link", ""],
  [
    "arrived without a reference",
    stored("received", { reference: undefined }),
    {},
    "",
    "filling",
    "empty",
    "",
  ],
])("%s", (_what, request, entry, source, phase, filledBy, known) => {
  expect(startOf(request, entry, source)).toEqual({
    phase: phase === "unsure" ? { name: phase, hasLostPhotos: false } : { name: phase },
    isLinked: ["link", "both"].includes(filledBy),
    unsent: ["unsent", "both"].includes(filledBy) ? request : undefined,
    reference: known || undefined,
  });
});

test("the photos of a request that was sent before a reload are lost", () => {
  const { phase } = startOf(stored("sending", { hasPhotos: true }), {}, "");
  expect(phase).toEqual({ name: "unsure", hasLostPhotos: true });
});
