import type { Draft } from "@/requests/draft";
import { phaseAtStart, startOf } from "@/requests/request-start";

const draft = (state: Draft["state"], more: Partial<Draft> = {}): Draft => ({
  answers: [["full_name", "Jo"]],
  state,
  reference: "7KQ2-M9XD",
  ...more,
});
const link = "?service=full-detail";
const filled = draft("filling", { source: link });

test.each<[what: string, kept: Draft | undefined, entry: object, source: string, start: object]>([
  ["nothing kept, no link", undefined, {}, "", { kind: "empty" }],
  ["nothing kept, a link", undefined, {}, link, { kind: "linked", unsent: undefined }],
  [
    "an unsent request, no link",
    draft("filling"),
    {},
    "",
    { kind: "unsent", unsent: draft("filling") },
  ],
  [
    "an unsent request, a new link",
    draft("filling"),
    {},
    link,
    { kind: "linked", unsent: draft("filling") },
  ],
  [
    "a reload of the link that filled it in",
    filled,
    { filledBy: link },
    link,
    { kind: "unsent", unsent: filled },
  ],
  ["the same link, followed again", filled, {}, link, { kind: "linked", unsent: filled }],
  [
    "another link",
    filled,
    { filledBy: link },
    "?service=basic",
    { kind: "linked", unsent: filled },
  ],
  [
    "sent without a confirmation",
    draft("sending"),
    {},
    "",
    { kind: "unsure", unsent: draft("sending"), isLinked: false },
  ],
  [
    "sent without a confirmation, a new link",
    draft("sending"),
    {},
    link,
    { kind: "unsure", unsent: draft("sending"), isLinked: true },
  ],
  [
    "Back to one that has arrived",
    draft("received"),
    { sent: "7KQ2-M9XD" },
    "",
    { kind: "received", reference: "7KQ2-M9XD", isLinked: false },
  ],
  ["another entry after one has arrived", draft("received"), {}, "", { kind: "empty" }],
  [
    "a link after one has arrived",
    draft("received"),
    { sent: "ABCD-EFGH" },
    link,
    { kind: "linked", unsent: undefined },
  ],
])("%s", (_what, kept, entry, source, start) => {
  expect(startOf(kept, entry, source)).toEqual(start);
});

test.each([
  [{ kind: "empty" }, { name: "filling" }],
  [{ kind: "unsent", unsent: draft("filling") }, { name: "filling" }],
  [
    { kind: "unsure", unsent: draft("sending"), isLinked: false },
    { name: "unsure", hasLostPhotos: false },
  ],
  [
    { kind: "unsure", unsent: draft("sending", { hasPhotos: true }), isLinked: false },
    { name: "unsure", hasLostPhotos: true },
  ],
  [{ kind: "received", reference: "7KQ2-M9XD", isLinked: false }, { name: "received" }],
] as const)("a form that begins with %j is shown as %j", (start, phase) => {
  expect(phaseAtStart(start)).toEqual(phase);
});
