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

const sent = stored("sending");

test.each<[string, StoredRequest | undefined, object, string, string, boolean, boolean]>([
  // What is stored, the entry, the link, the state, whether the request goes on, and whether the
  // link fills it in.
  ["nothing stored, no link", undefined, {}, "", "filling", false, false],
  ["nothing stored, a link", undefined, {}, link, "filling", false, true],
  ["an unsent request", stored("filling"), {}, "", "filling", true, false],
  ["an unsent request, a new link", stored("filling"), {}, link, "filling", true, true],
  ["a reload of its link", filled, { filledBy: link }, link, "filling", true, false],
  ["its link, followed again", filled, {}, link, "filling", true, true],
  ["another link", filled, { filledBy: link }, "?service=basic", "filling", true, true],
  ["sent, not confirmed", sent, {}, "", "unsure", true, false],
  ["sent, not confirmed, a new link", sent, {}, link, "unsure", true, true],
  ["Back to one that has arrived", stored("received"), { sent }, "", "received", true, false],
  ["another entry after that", stored("received"), {}, "", "filling", false, false],
  [
    "a link after that",
    stored("received"),
    { sent: { ...sent, reference: "ABCD-EFGH" } },
    link,
    "filling",
    false,
    true,
  ],
])("a form begins with %s", (_what, request, entry, source, state, goesOn, isLinked) => {
  const start = startOf(request, entry, source);
  expect([start.state, start.kept?.answers.length === 1, start.isLinked]).toEqual([
    state,
    goesOn,
    isLinked,
  ]);
});
