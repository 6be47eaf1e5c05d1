import { nextToasts, type Toast } from "../../src/business/toasts";

const toastOf = (id: number): Toast => ({
  id,
  title: `Toast ${id}`,
  variant: "success",
  open: true,
});
const [first, second] = [toastOf(1), toastOf(2)];

test("a new toast replaces the old: there is one at most", () => {
  expect(nextToasts([first], { type: "add", toast: second })).toEqual([second]);
});

test("an update changes the toast of its id and no other", () => {
  expect(nextToasts([first], { type: "update", toast: { id: 1, title: "Changed" } })).toEqual([
    { ...first, title: "Changed" },
  ]);
  expect(nextToasts([first], { type: "update", toast: { id: 2, title: "Changed" } })).toEqual([
    first,
  ]);
});

test("a dismissed toast is marked closed and still there", () => {
  expect(nextToasts([first], { type: "dismiss", id: 1 })).toEqual([{ ...first, open: false }]);
});

test("the dismissal of an older toast leaves the newer one open", () => {
  expect(nextToasts([second], { type: "dismiss", id: 1 })).toEqual([second]);
});

test("remove takes away the toast of its id", () => {
  expect(nextToasts([first], { type: "remove", id: 2 })).toEqual([first]);
  expect(nextToasts([first], { type: "remove", id: 1 })).toEqual([]);
});
