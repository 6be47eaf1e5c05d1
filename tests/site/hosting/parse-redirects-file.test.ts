import {
  findPlainRedirect,
  findSplatRedirect,
  parseRedirectsFile,
} from "../../../src/site/hosting/parse-redirects-file";

const { rules } = parseRedirectsFile(`
# old addresses
/basic /services/basic-detail 301
/old/  https://example.com/new   302   # moved out
/plain /target

/services/* /services 302
/go/* /blog/:splat 301
`);

test("every line that is not a comment is a rule", () => {
  expect(rules).toEqual([
    { from: "/basic", isSplat: false, to: "/services/basic-detail", status: 301 },
    { from: "/old", isSplat: false, to: "https://example.com/new", status: 302 },
    { from: "/plain", isSplat: false, to: "/target", status: 301 },
    { from: "/services", isSplat: true, to: "/services", status: 302 },
    { from: "/go", isSplat: true, to: "/blog/:splat", status: 301 },
  ]);
});

test.each([
  ["no target", "/a"],
  ["a status that is no redirect", "/a /b 200"],
  ["a star in the middle", "/a/*/b /c 301"],
  ["a target without a slash", "/a b 301"],
  ["a source without a slash", "a /b 301"],
  ["one word too many", "/a /b 301 Country=au"],
])("a line with %s is a problem with its number", (_what, line) => {
  expect(parseRedirectsFile(`/ok /fine 301\r\n${line}\r\n`)).toMatchObject({
    rules: [{ from: "/ok" }],
    problems: [{ line: 2, text: line }],
  });
});

test("a plain rule answers with and without a slash at the end, and nothing below", () => {
  expect(findPlainRedirect(rules, "/basic")?.to).toBe("/services/basic-detail");
  expect(findPlainRedirect(rules, "/basic/")?.to).toBe("/services/basic-detail");
  expect(findPlainRedirect(rules, "/basic/more")).toBeUndefined();
  expect(findPlainRedirect(rules, "/services/unknown")).toBeUndefined();
});

test("a splat answers below its folder, never for the folder itself", () => {
  expect(findSplatRedirect(rules, "/services/unknown")?.to).toBe("/services");
  expect(findSplatRedirect(rules, "/services")).toBeUndefined();
  expect(findSplatRedirect(rules, "/servicesx")).toBeUndefined();
});

test("what the star matched is put into the target, and cannot name another site", () => {
  expect(findSplatRedirect(rules, "/go/tyre care")?.to).toBe("/blog/tyre%20care");
  const everything = parseRedirectsFile("/old/* /:splat 301").rules;
  expect(findSplatRedirect(everything, "/old//evil.example")?.to).toBe("/evil.example");
});

test("a splat for the whole site never sends its target to itself", () => {
  const whole = parseRedirectsFile("/* /closed 302").rules;
  expect(findSplatRedirect(whole, "/anything")?.to).toBe("/closed");
  expect(findSplatRedirect(whole, "/closed")).toBeUndefined();
});
