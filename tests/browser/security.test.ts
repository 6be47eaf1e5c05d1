import { DESKTOP } from "./lib/browser";
import { startScripts, useBrowser } from "./lib/visit";

const { open } = useBrowser();

test("an inline script that is not the site's own does not run", async () => {
  const { page, consoleErrors } = await open(DESKTOP);
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
  expect(consoleErrors.join()).toContain("Content Security Policy");
});

test("after a deploy, a link whose script is gone from the server loads its page", async () => {
  const { page } = await open({ ...DESKTOP, prefetches: false });
  await page.goto("/");
  await startScripts(page);
  // As after a deploy: the next page's script is no longer on the server.
  await page.route("**/component---*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
});
