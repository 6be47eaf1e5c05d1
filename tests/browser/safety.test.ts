import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { speculationRules } from "../../src/site/speculation-rules";
import { DESKTOP, PHONE, readVariable } from "./lib/browser";
import { useBrowser, wake } from "./lib/visit";

const { open, visit } = useBrowser();

const headersOf = async (path: string) => (await fetch(readVariable("BASE_URL") + path)).headers;

test("every page comes with a policy that allows no inline script but the first one and the speculation rules", async () => {
  const policy = (await headersOf("/about")).get("content-security-policy") ?? "";
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
  const rules = createHash("sha256").update(speculationRules).digest("base64");
  expect(scripts).toMatch(/^'self'(?: 'sha256-[^']+'){2}$/);
  expect(scripts).toContain(`'sha256-${rules}'`);
  for (const rule of [
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])
    expect(policy).toContain(rule);
});

test.each([
  ["strict-transport-security", /max-age=\d{7,}/],
  ["x-content-type-options", /^nosniff$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["permissions-policy", /camera=\(\)/],
  ["content-security-policy", /frame-ancestors 'none'/],
  ["x-frame-options", /^DENY$/],
])("the header %s is sent", async (name, value) => {
  expect((await headersOf("/")).get(name)).toMatch(value);
});

test("pages are asked for anew, hashed files are kept for a year", async () => {
  expect((await headersOf("/")).get("cache-control")).toContain("must-revalidate");
  const html = readFileSync("public/index.html", "utf8");
  const [firstView = ""] = /\/first-view-[0-9a-f]+\.js/.exec(html) ?? [];
  const [app = ""] = /\/app-[0-9a-f]+\.js/.exec(readFileSync(`public${firstView}`, "utf8")) ?? [];
  for (const script of [firstView, app])
    expect((await headersOf(script)).get("cache-control")).toContain("immutable");
  const picture = /(\/static\/[^ "]+\.avif)/.exec(html)?.[1] ?? "";
  expect((await headersOf(picture)).get("cache-control")).toContain("immutable");
  expect((await headersOf("/page-data/index/page-data.json")).get("cache-control")).toContain(
    "must-revalidate",
  );
});

test("an inline script that is not the site's own does not run", async () => {
  const { page, complaints } = await open(DESKTOP);
  await page.route("**/faq", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "</body>",
      "<script>window.intruder = true</script></body>",
    );
    await route.fulfill({ response, body });
  });
  await page.goto("/faq");
  expect(await page.evaluate(() => "intruder" in window)).toBe(false);
  expect(complaints.join()).toContain("Content Security Policy");
});

test.each([
  ["without JavaScript", { ...PHONE, javaScript: false }],
  ["on a phone", PHONE],
])("%s the pages are whole", async (_, size) => {
  const { page } = await open(size);
  for (const path of ["/", "/services", "/faq", "/portfolio", "/blog", "/booking"]) {
    await page.goto(path);
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(300);
  }
});

test("with all scripts blocked links and forms still work", async () => {
  const { page } = await open(DESKTOP);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await page.mouse.move(50, 300);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await page.waitForURL("**/contact");
  expect(await page.getByRole("button", { name: /send/i }).isVisible()).toBe(true);
});

test("after a deploy a missing part leads to the page all the same", async () => {
  const { page } = await open(DESKTOP);
  await page.goto("/");
  await wake(page);
  // What an old page meets: the part of the next page is gone from the server.
  await page.route("**/c-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await page.getByRole("heading", { name: "Our commitment" }).waitFor();
});

test("offline a link says so in the browser's own way, and the page comes back", async () => {
  const { page, context } = await visit("/faq", DESKTOP);
  await context.setOffline(true);
  await page.locator("summary").first().click();
  expect(await page.locator("details[open]").count()).toBe(1);
  await context.setOffline(false);
  await page.reload();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
});

test("with storage denied everything but its memory works", async () => {
  const { page, complaints } = await open(DESKTOP);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "sessionStorage", { get: deny });
    Object.defineProperty(window, "localStorage", { get: deny });
  });
  await page.goto("/");
  await wake(page);
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL("**/faq");
  expect(complaints.filter((text) => !text.includes("denied"))).toEqual([]);
});
