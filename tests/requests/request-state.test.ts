import { next, type RequestEvent, type RequestState } from "@/requests/request-state";

test.each<[RequestState, RequestEvent, RequestState]>([
  ["filling", "typed", "filling"],
  ["filling", "sent", "sending"],
  ["filling", "back", "filling"],
  ["filling", "arrived", "filling"],
  ["sending", "typed", "sending"],
  ["sending", "sent", "sending"],
  ["sending", "back", "unsure"],
  ["sending", "arrived", "received"],
  ["unsure", "typed", "filling"],
  ["unsure", "sent", "sending"],
  ["unsure", "back", "unsure"],
  ["unsure", "arrived", "received"],
  ["received", "typed", "filling"],
  ["received", "sent", "received"],
  ["received", "back", "received"],
  ["received", "arrived", "received"],
])("a request that is %s, then %s, is %s", (state, event, after) => {
  expect(next(state, event)).toBe(after);
});
