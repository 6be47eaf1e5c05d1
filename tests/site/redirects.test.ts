import { findRedirectViolations } from "../../src/site/redirects";

const pages = new Set(["/a", "/b"]);

test.each([
  [
    "a good list",
    [
      { from: "/x", to: "/a" },
      { from: "/y", to: "/a" },
    ],
    [],
  ],
  [
    "an address that stands twice",
    [
      { from: "/x", to: "/a" },
      { from: "/x", to: "/b" },
    ],
    ["duplicate"],
  ],
  ["an address that leads to itself", [{ from: "/x", to: "/x" }], ["self"]],
  [
    "a circle",
    [
      { from: "/x", to: "/y" },
      { from: "/y", to: "/x" },
    ],
    ["loop", "loop"],
  ],
  ["a target that does not exist", [{ from: "/x", to: "/gone" }], ["dead target"]],
  [
    "a chain",
    [
      { from: "/x", to: "/y" },
      { from: "/y", to: "/a" },
    ],
    ["dead target"],
  ],
  ["an address where a page stands", [{ from: "/a", to: "/b" }], ["hides a page"]],
])("%s", (_, redirects, kinds) => {
  expect(findRedirectViolations(redirects, pages).map(({ kind }) => kind)).toEqual(kinds);
});
