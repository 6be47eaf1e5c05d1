import { fillIn, send } from "./lib/booking";
import { DESKTOP, PHONE } from "./lib/browser";
import { newName, requestsFrom } from "./lib/inbox";
import { addressOf, useBrowser, wake } from "./lib/visit";

const { open, visit } = useBrowser();

describe("nothing typed is lost", () => {
  test("a reload and a look at another page bring it back, a sent request clears it", async () => {
    const name = newName();
    const { page } = await visit("/booking", PHONE);
    await fillIn(page, name);
    await page.reload();
    await wake(page);
    expect(await page.getByLabel("Full name").inputValue()).toBe(name);
    await page.goto("/faq");
    await page.goBack();
    await wake(page);
    expect(await page.getByLabel("Service").inputValue()).toBe("Full Detail");
    await page.getByLabel(/I consent/).check();
    await send(page);
    await page.waitForURL("**/thanks");
    await wake(page);
    await page.goto("/booking");
    await wake(page);
    expect(await page.getByLabel("Full name").inputValue()).toBe("");
  });

  test("storage that is denied costs the draft and nothing else", async () => {
    const name = newName();
    const { page, complaints } = await open(DESKTOP);
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/booking");
    await wake(page);
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
    expect(await requestsFrom(name)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test("with scripts that never come the form is an ordinary one", async () => {
    const name = newName();
    const { page } = await open(DESKTOP);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/booking");
    await send(page);
    expect(addressOf(page)).toBe("/booking");
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
    expect(await requestsFrom(name)).toHaveLength(1);
  });
});

describe("when the service fails", () => {
  test("offline, the page stays and says so; back online it sends", async () => {
    const name = newName();
    const { page, context } = await visit("/booking", PHONE);
    await fillIn(page, name);
    await context.setOffline(true);
    await send(page);
    expect(await page.getByRole("heading", { name: "You are offline" }).isVisible()).toBe(true);
    expect(addressOf(page)).toBe("/booking");
    await context.setOffline(false);
    await send(page);
    await page.waitForURL("**/thanks");
    expect(await requestsFrom(name)).toHaveLength(1);
  });

  // Two presses in one task are more than a component's test can tell: there the form is not sent for real.
  test("and hangs, a second press sends nothing more", async () => {
    const name = newName();
    const { page } = await visit("/booking", DESKTOP);
    await fillIn(page, name);
    let requests = 0;
    await page.route("**/__inbox/booking", () => {
      requests += 1;
    });
    await page.getByRole("button", { name: "Send booking request" }).evaluate((button) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    });
    await page.waitForTimeout(300);
    expect(requests).toBe(1);
  });

  test.each([
    ["refuses", "refuse"],
    ["answers with an error", "error"],
  ])(
    "and %s, the page asks about it on return and has the answers ready",
    async (_what, violation) => {
      const name = newName();
      const { page } = await visit("/booking", DESKTOP);
      await fillIn(page, name);
      await page.route("**/__inbox/booking", (route) =>
        violation === "refuse"
          ? route.abort("connectionrefused")
          : route.fulfill({ status: 500, body: "Down" }),
      );
      await send(page);
      if (violation === "error") {
        await page.getByText("Down").waitFor();
        await page.goBack();
      } else {
        await page.waitForURL("chrome-error://**").catch(() => undefined);
        await page.goto("/booking");
      }
      await wake(page);
      await page.getByRole("heading", { name: "Did your request go through?" }).waitFor();
      expect(await page.getByLabel("Full name").inputValue()).toBe(name);
      const mail = page.getByRole("link", { name: "Send by email" });
      await mail.evaluate((link) =>
        link.addEventListener("click", (event) => event.preventDefault()),
      );
      await mail.click();
      expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(
        `Full name: ${name}`,
      );
      await page.unroute("**/__inbox/booking");
      await page.getByLabel(/I consent/).check();
      await send(page);
      await page.waitForURL("**/thanks");
      expect(await requestsFrom(name)).toHaveLength(1);
    },
  );
});
