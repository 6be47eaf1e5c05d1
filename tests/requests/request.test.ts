import { continued, next, type Request, type RequestEvent } from "@/requests/request";

const request: Request = {
  state: "filling",
  answers: [
    ["full_name", "Jo"],
    ["consent", "yes"],
  ],
  reference: "7KQ2-M9XD",
  source: "",
  linked: ["service"],
  derived: [],
};
const sentAt = "2026-11-28T08:00:00.000Z";

const typed: RequestEvent = {
  type: "typed",
  answers: [
    ["full_name", "Joan"],
    ["consent", "yes"],
  ],
};
const events: Record<string, RequestEvent> = {
  typed,
  sent: { type: "sent", derived: [["price_shown", "$300"]], at: sentAt },
  back: { type: "back" },
  arrived: { type: "arrived" },
  another: { type: "another" },
  linked: {
    type: "linked",
    source: "?suburb=Marsden",
    answers: { suburb: ["Marsden"] },
    linked: ["suburb"],
  },
};

const after = (state: Request["state"], event: RequestEvent) =>
  next({ ...request, state, sentAt }, event, () => "ABCD-EFGH");

test.each<[Request["state"], string, Request["state"] | "the same"]>([
  ["filling", "typed", "filling"],
  ["filling", "sent", "sending"],
  ["filling", "back", "the same"],
  ["filling", "arrived", "the same"],
  ["filling", "another", "the same"],
  ["filling", "linked", "filling"],
  // What is typed on the way was not sent.
  ["sending", "typed", "the same"],
  ["sending", "sent", "the same"],
  ["sending", "back", "unsure"],
  ["sending", "arrived", "received"],
  ["sending", "another", "the same"],
  ["sending", "linked", "the same"],
  ["unsure", "typed", "filling"],
  ["unsure", "sent", "sending"],
  ["unsure", "back", "the same"],
  ["unsure", "arrived", "received"],
  ["unsure", "another", "the same"],
  ["unsure", "linked", "unsure"],
  ["received", "typed", "filling"],
  ["received", "sent", "the same"],
  ["received", "back", "the same"],
  ["received", "arrived", "the same"],
  ["received", "another", "filling"],
  ["received", "linked", "filling"],
])("a request that is %s, then %s, is %s", (state, event, expected) => {
  const before = { ...request, state, sentAt };
  const result = next(before, events[event]!, () => "ABCD-EFGH");
  expect(result === before ? "the same" : result.state).toBe(expected);
});

test.each(["filling", "unsure", "received"] as const)(
  "the same answers, read again, change nothing of a request that is %s",
  (state) => {
    const before = { ...request, state };
    const answers = [...request.answers].reverse();
    expect(next(before, { type: "typed", answers }, () => "")).toBe(before);
  },
);

test("a request that is changed before it has arrived keeps its reference, not its day", () => {
  expect(after("unsure", typed)).toMatchObject({ reference: "7KQ2-M9XD", sentAt: undefined });
});

test.each(["typed", "another", "linked"])(
  "after one that has arrived, %s begins a request with a reference and a consent of its own",
  (event) => {
    const begun = after("received", events[event]!);
    expect(begun).toMatchObject({ reference: "ABCD-EFGH", sentAt: undefined });
    expect(begun.answers.map(([name]) => name)).not.toContain("consent");
  },
);

test("a consent that is given to the next request counts", () => {
  const before = {
    ...request,
    state: "received" as const,
    answers: [["full_name", "Jo"]] as const,
  };
  const answers = [...before.answers, ["consent", "yes"]] as const;
  expect(next(before, { type: "typed", answers }, () => "").answers).toEqual(answers);
});

test("a link's answers replace those to the same questions, until the visitor changes them", () => {
  const linked = after("filling", events["linked"]!);
  expect(linked).toMatchObject({ source: "?suburb=Marsden", linked: ["suburb"] });
  expect(linked.answers).toContainEqual(["suburb", "Marsden"]);
  const changed = next(linked, { type: "typed", answers: [["suburb", "Coomera"]] }, () => "");
  expect(changed.linked).toEqual([]);
});

const stored = (state: Request["state"], more: Partial<Request> = {}) => ({
  ...request,
  state,
  ...more,
});
const arrived = stored("received", { answers: [] });

test.each<[string, Request | undefined, Request | undefined, string | undefined]>([
  // What is stored, and what was sent from this entry of the history.
  ["nothing", undefined, undefined, undefined],
  ["an unsent request", stored("filling"), undefined, "filling"],
  ["one that was sent, but not confirmed", stored("sending"), undefined, "unsure"],
  ["one in doubt", stored("unsure"), undefined, "unsure"],
  ["Back at one that has arrived", arrived, stored("sending"), "received"],
  ["another entry after that", arrived, undefined, undefined],
  ["another request's entry", arrived, stored("sending", { reference: "ABCD-EFGH" }), undefined],
])("a form continues %s", (_what, before, sent, state) => {
  expect(continued(before, sent)?.state).toBe(state);
});
