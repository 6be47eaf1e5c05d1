import type { Page } from "playwright-core";
import { wordsOf } from "../lib/content";
import { type PageOptions, PHONE } from "./lib/browser";
import { newName, photosOf, requestsFrom } from "./lib/inbox";
import { until, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

/** Presses Enter instead of clicking, so the button needn't be in view. */
const sendMessage = (page: Page) =>
  page.getByRole("button", { name: "Send message" }).press("Enter");

// A browser can't make these smaller, so only one without scripts sends them.
const photos = ["1.jpg", "2.jpg"].map((name) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from("ffd8ff", "hex"),
}));

const message = "Do you come to Toowong?\n<b>José</b> 🚗 with two dogs, and their sand";

test.each<[string, PageOptions]>([
  ["a phone", PHONE],
  ["a phone without JavaScript", { ...PHONE, javaScript: false }],
])("on %s a message arrives as it was typed", async (_device, options) => {
  const name = newName();
  const { page, consoleErrors } = await visit("/contact", options);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("jo@example.com");
  await page.getByLabel("Message").fill(message);
  await page.getByLabel("Photos of the car (optional)").setInputFiles(photos);
  await sendMessage(page);
  await page.waitForURL("**/contact-thanks");
  const [arrived, ...more] = await requestsFrom(name);
  expect(more).toEqual([]);
  expect(arrived?.form).toBe("contact");
  expect(photosOf(arrived).map(({ name: file }) => file)).toEqual(
    options.javaScript === false ? ["1.jpg", "2.jpg"] : [],
  );
  expect(arrived?.fields.filter(([field]) => !field.startsWith("photo"))).toEqual([
    ["_captcha", "false"],
    ["_next", expect.stringMatching(/\/contact-thanks$/)],
    [
      "_subject",
      options.javaScript === false
        ? "Message from the website"
        : `${name}: Do you come to Toowong? <b>José</b> 🚗 with two dogs, and …`,
    ],
    ["_honey", ""],
    ...(options.javaScript === false
      ? []
      : [["reference", expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)]]),
    ["name", name],
    ["email", "jo@example.com"],
    ["message", message.replace("\n", "\r\n")],
  ]);
  await page.getByRole("heading", { level: 1, name: wordsOf("contact-thanks").heading }).waitFor();
  if (options.javaScript !== false) await page.getByText("Message Sent").waitFor();
  expect(consoleErrors).toEqual([]);
});

test("on a phone, the strip with what is missing ends above the label of its field", async () => {
  const { page } = await visit("/contact", PHONE);
  await sendMessage(page);
  await until(page, () => {
    const strip = document.querySelector("[data-toast]")?.getBoundingClientRect();
    const field = document.querySelector("[data-question=name]")?.getBoundingClientRect();
    // Once the field has been scrolled to its place.
    return !!strip && !!field && field.top < 125 && strip.bottom <= field.top;
  });
});
