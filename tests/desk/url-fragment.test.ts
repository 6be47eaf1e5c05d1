import { decodeFragment, encodeFragment } from "@/desk/url-fragment";

test.each([
  [[["Jo"], ["Full Detail"]]],
  [[["José O'Brien 🚗"], [], ["Pet hair", "Sand"], ["نور الهدى"]]],
  [[["+61 491 570 156"], ["<b>two\nlines</b> & 100%"]]],
])("%j is read as it was written", (fields) => {
  const fragment = encodeFragment(fields);
  expect(fragment).toMatch(/^1\.[\w-]+\.[a-z\d]+$/);
  expect(decodeFragment(`#${fragment}`)).toEqual(fields);
});

test("a fragment that version 1 made is still read", () => {
  expect(decodeFragment("1.Sm8fTWFyc2Rlbh9TYW5kHlBldCBoYWly.bxpmn8")).toEqual([
    ["Jo"],
    ["Marsden"],
    ["Sand", "Pet hair"],
  ]);
});

test("the longest value is shortened until the fragment has 300 characters at most", () => {
  const fragment = encodeFragment([["Jo"], ["🚗 dust ".repeat(100_000)], ["Marsden"]], 300);
  expect(fragment.length).toBeLessThanOrEqual(300);
  const [name, message, suburb] = decodeFragment(fragment) ?? [];
  expect([name, suburb]).toEqual([["Jo"], ["Marsden"]]);
  expect(message?.[0]).toMatch(/^🚗 dust .{50,}…$/u);
});

test("control characters and direction marks are left out, and half an emoji becomes a replacement character", () => {
  const fragment = encodeFragment([["J\u0000o\u001f\u202e!"], ["\ud83d"]]);
  expect(decodeFragment(fragment)).toEqual([["Jo!"], ["\ufffd"]]);
});

const good = encodeFragment([["Jo"], ["Marsden"]]);

test.each([
  ["empty", ""],
  ["another page's", "#questions"],
  ["cut off", good.slice(0, -3)],
  ["cut in the middle", good.replace(/.{4}\./, ".")],
  ["changed", good.replace("1.S", "1.T")],
  ["of a later version", good.replace("1.", "2.")],
  ["too long", `1.${"A".repeat(2000)}.1`],
  ["with escapes", "%E0%A4%A.x.y"],
])("a fragment that is %s is refused", (_what, fragment) => {
  expect(decodeFragment(fragment)).toBeUndefined();
});
