import { articles, dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, eventually, nextFrames, startScripts, useBrowser } from "./lib/visit";

const { open, visit } = useBrowser();

const [newest] = articles;
const article = newest?.path ?? "";
const address = dataOf("business").siteAddress + article;

(newest ? describe : describe.skip)("Share Article", () => {
  test("the menu copies the link, opens a network in a small window, and closes by Escape and outside", async () => {
    const { page, context } = await visit(article, DESKTOP);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const press = () => page.getByText("Share Article").click();
    await press();
    await page.getByRole("button", { name: "Copy Link" }).click();
    await page.getByRole("button", { name: "Copied!" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    const menu = page.locator("details", { hasText: "Share Article" });
    const expectClosed = () =>
      eventually(async () => expect(await menu.getAttribute("open")).toBeNull());
    await page.keyboard.press("Escape");
    await expectClosed();
    await press();
    await page.mouse.click(20, 600);
    await expectClosed();

    const host = "https://www.linkedin.com/**";
    await context.route(host, (route) => route.fulfill({ body: "shared" }));
    await page.evaluate(() => {
      const { open } = window;
      const asked: string[] = [];
      Object.assign(window, { asked });
      window.open = (...all) => (asked.push(String(all[2])), open.call(window, ...all));
    });
    await press();
    await page.getByRole("button", { name: "Copy Link" }).waitFor();
    const [popUp] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("main").getByRole("link", { name: "LinkedIn" }).click(),
    ]);
    await popUp.waitForURL(host);
    expect(decodeURIComponent(popUp.url())).toContain(address);
    const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    expect(asked).toEqual([expect.stringContaining("width=600,height=400")]);
    expect(addressOf(page)).toBe(article);
  });

  test("sharing and copying that fail say nothing; native sharing is offered where the device has it", async () => {
    const { page, consoleErrors } = await open(DESKTOP);
    await page.addInitScript(() => {
      const deny = () => Promise.reject(new Error("denied"));
      Object.defineProperty(navigator, "share", { value: deny });
      Object.defineProperty(navigator.clipboard, "writeText", { value: deny });
    });
    await page.goto(article);
    await startScripts(page);
    await page.getByText("Share Article").click();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy Link" }).click();
    // By then, the page would say that something was copied, or fail.
    await nextFrames(page);
    expect(await page.getByRole("button", { name: "Copy Link" }).count()).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  test("works before scripts load and without them, except Copy Link", async () => {
    const { page } = await visit(article, { ...PHONE, javaScript: false });
    await page.getByText("Share Article").click();
    expect(await page.getByRole("link", { name: "LinkedIn" }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Copy Link" }).isVisible()).toBe(false);
  });
});
