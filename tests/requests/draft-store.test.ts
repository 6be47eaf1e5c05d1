/** @jest-environment jsdom */
import { emptyDraft } from "@/requests/draft";
import { draftStore, parseDraft, tell } from "@/requests/draft-store";

beforeEach(() => sessionStorage.clear());

const sent = {
  at: "2026-11-28T08:00:00.000Z",
  reference: "7KQ2-M9XD",
  derived: [["price_shown", "$300"]],
};

test("a stored draft is read as it was written", () => {
  const draft = { answers: [["full_name", "José"]], source: [["service", "Full Detail"]], sent };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test("a request of the last version keeps its answers", () => {
  const { at: sentAt, ...others } = sent;
  const request = { ...others, sentAt, state: "received", source: "?service=full", linked: [] };
  expect(parseDraft(JSON.stringify({ ...request, answers: [["full_name", "Jo"]] }))).toEqual({
    answers: [["full_name", "Jo"]],
    source: [],
  });
});

test.each([
  ["no time", { ...sent, at: "yesterday" }],
  ["no reference", { ...sent, reference: "x" }],
  ["damaged words", { ...sent, derived: [["price_shown"]] }],
  ["no words, as in an older version", { ...sent, derived: undefined }],
  ["no object", true],
])("a draft whose sending has %s is open", (_what, damaged) => {
  const draft = { answers: [["full_name", "Jo"]], source: [] };
  expect(parseDraft(JSON.stringify({ ...draft, sent: damaged }))).toEqual(draft);
});

test.each([
  undefined,
  "",
  "7",
  "null",
  "{",
  "[]",
  "{}",
  '{"answers":[["a"],"b"]}',
  '{"answers":[["a",7]]}',
])("%p is an empty draft", (stored) => {
  expect(parseDraft(stored)).toEqual(emptyDraft);
});

test("a change is stored for the tab and told to everybody who shows it, once", () => {
  const onChange = jest.fn();
  const stop = draftStore("booking").subscribe(onChange);
  for (let time = 0; time < 2; time += 1)
    tell("booking", { type: "answered", answers: { suburb: ["Marsden"] } });
  stop();
  tell("booking", { type: "answered", answers: { suburb: ["Coomera"] } });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(parseDraft(sessionStorage.getItem("request-booking") ?? "").answers).toEqual([
    ["suburb", "Coomera"],
  ]);
  expect(draftStore("contact").get()).toEqual(emptyDraft);
});

test("where storage is denied, a draft lives as long as the page", () => {
  const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "QuotaExceededError");
  });
  tell("contact", { type: "answered", answers: { name: ["Jo"] } });
  expect(draftStore("contact").get().answers).toEqual([["name", "Jo"]]);
  denied.mockRestore();
});

test("a page that comes back from the cache shows what was answered since", () => {
  const { get, subscribe } = draftStore("booking");
  expect(get().answers).toEqual([]);
  const stop = subscribe(() => undefined);
  sessionStorage.setItem("request-booking", '{"answers":[["suburb","Marsden"]],"source":[]}');
  expect(get().answers).toEqual([["suburb", "Marsden"]]);
  stop();
});
