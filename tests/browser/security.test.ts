import { DESKTOP } from "./lib/browser";
import { startScripts, useBrowser } from "./lib/visit";

const { open, takeStrays } = useBrowser();

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

test("after a deploy a missing part leads to the page all the same", async () => {
  const { page } = await open({ ...DESKTOP, prefetches: false });
  await page.goto("/");
  await startScripts(page);
  // What an old page meets: the part of the next page is gone from the server.
  await page.route("**/component---*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
});

test("what a page asks of another host is held back and fails its test, reading as well as sending", async () => {
  const { page } = await open(DESKTOP);
  const elsewhere = "https://elsewhere.example/";
  // The site's own pages may not ask for anything there.
  await page.goto("about:blank");
  await page.evaluate(async (address) => {
    const methods = ["GET", "POST"];
    await Promise.allSettled(methods.map((method) => fetch(address, { method, mode: "no-cors" })));
  }, elsewhere);
  expect(takeStrays().sort()).toEqual([`GET ${elsewhere}`, `POST ${elsewhere}`]);
});
