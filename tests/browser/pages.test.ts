import { siteFolder } from "@/lib/site-folder";
import { dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, useBrowser } from "./lib/visit";

const { open, visit } = useBrowser();

test("the FAQ has all questions, opens the one that a link names, and prints every answer", async () => {
  const { page } = await visit(`/faq#${dataOf("faq").at(-1)?.id}`, PHONE);
  const items = page.locator('details[name="faq"]');
  const questions = dataOf("faq").map(({ question }) => question);
  expect(await items.locator("summary").allInnerTexts()).toEqual(questions);
  const isOpen = () => items.evaluateAll((all) => all.map((item) => item.matches("[open]")));
  expect(await isOpen()).toEqual(questions.map((_, index) => index === questions.length - 1));
  await page.emulateMedia({ media: "print" });
  const isPrinted = await items.evaluateAll((all) =>
    all.map((item) => item.lastElementChild?.checkVisibility()),
  );
  expect(isPrinted).toEqual(questions.map(() => true));
});

test.each([PHONE, DESKTOP])(
  "a link to an answer shows its question below the header: %j",
  async (screen) => {
    const { page } = await visit(`/faq#${dataOf("faq")[4]?.id}`, screen);
    const header = await page.getByRole("banner").boundingBox();
    const question = await page.locator("details[open] summary").boundingBox();
    expect(question?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
  },
);

test("on a host without rules, an unknown service forwards to the list of services", async () => {
  const { page } = await open(DESKTOP);
  await page.route("**/services/plain-host", (route) =>
    route.fulfill({ status: 404, contentType: "text/html", path: "public/404.html" }),
  );
  await page.goto("/services/plain-host");
  await page.waitForURL("**/services");
});

test.each(["quote", "desk"])("a link whose # was escaped opens the %s", async (path) => {
  const { page } = await open(PHONE);
  await page.goto(`/${path}%23full-name=Jo%20Lee~end=1`);
  await page.waitForURL(`**/${path}#full-name=Jo%20Lee~end=1`);
});

const [redirect] = dataOf("redirects");

(redirect ? test : test.skip)(
  "an old address leads to its page, on a host without rules too, and Back to the page before",
  async () => {
    const {
      from: [address = ""],
      to,
    } = redirect ?? { from: [], to: "" };
    const { page } = await open(DESKTOP);
    await page.goto("/about");
    await page.goto(address);
    await page.waitForURL(`**${to}`);
    await page.goBack();
    // As such a host does: the page at the address forwards by itself.
    await page.route(
      ({ pathname }) => pathname === siteFolder() + address,
      (route) => route.fulfill({ contentType: "text/html", path: `public${address}/index.html` }),
    );
    await page.goto(address);
    await page.waitForURL(`**${to}`);
    await page.goBack();
    expect(addressOf(page)).toBe("/about");
  },
);
