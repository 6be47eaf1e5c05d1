import { wrapModules } from "../../src/first-view/wrap-modules";

test("the modules of a bundle stand in parentheses, whatever is inside them does not", () => {
  expect(
    wrapModules(
      `"use strict";(self.webpackChunk=self.webpackChunk||[]).push([[532],{12:(e,t,n)=>{n(7)(()=>1)},"./a":function(e){e.b={c:()=>2}},9(e){e.d=3},8:e=>e.f},e=>e(e.s=12)]);`,
    ),
  ).toBe(
    `"use strict";(self.webpackChunk=self.webpackChunk||[]).push([[532],{12:((e,t,n)=>{n(7)(()=>1)}),"./a":(function(e){e.b={c:()=>2}}),9(e){e.d=3},8:(e=>e.f)},e=>e(e.s=12)]);`,
  );
});

test.each(["(()=>{var e={};e.push([1,2])})();", "self.list.push([[1],[2]]);", "const a = 1;", ""])(
  "%j comes back as it was",
  (code) => {
    expect(wrapModules(code)).toBe(code);
  },
);
