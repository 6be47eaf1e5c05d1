import type { Page } from "playwright-core";
import sharp from "sharp";
import { bookingQuestions } from "@/requests/booking-questions";
import type { Question } from "@/requests/question";
import { booked, fillIn, unfold } from "./lib/booking";
import { PHONE } from "./lib/browser";
import { newName, photosOf, requestsFrom } from "./lib/inbox";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

let photos: Chosen[];
beforeAll(async () => {
  // Photos as phones write them: large, rotated, and with the location.
  const buffer = await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: "#357" },
  })
    .withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  photos = [1, 2, 3, 4].map(() => ({
    name: "image.jpg",
    mimeType: "image/jpeg",
    buffer,
  }));
});

const input = (page: Page) => page.getByLabel("Photos of the car (optional)");

test("four photos arrive small, upright and without their location, beside every field; other files are refused", async () => {
  const name = newName();
  const { page, consoleErrors } = await visit(
    `/booking?service=${booked.service.code}&vehicleSize=${booked.size?.id}&estimate=1`,
    PHONE,
  );
  await unfold(page);
  await fillIn(page, name, {
    "How did you hear about us?": "A neighbour",
    Comments: "Sand in the boot",
  });
  const asked: readonly Question[] = bookingQuestions;
  const unasked: string[] = [];
  for (const { name: question, kind } of asked) {
    const control = page.locator(`#booking-${question}`);
    if (kind !== "hidden" && (await control.count()) === 0) unasked.push(question);
    else if (kind === "radios" || kind === "checkboxes") await control.check({ force: true });
  }
  await page.getByLabel("Preferred time").selectOption("Morning");
  const bad = { mimeType: "video/mp4", name: "walk-round.mp4", buffer: Buffer.from("x") };
  const heic = { mimeType: "image/heic", name: "IMG_9.HEIC", buffer: Buffer.from("ftypheic") };
  await input(page).setInputFiles([bad, heic]);
  await page.getByText("walk-round.mp4 can't be made smaller here.").waitFor();
  await page.getByText("IMG_9.HEIC can't be made smaller here.").waitFor();
  // Two choices of files, the second before the first is done, with one photo too many.
  await input(page).setInputFiles(photos.slice(0, 2));
  await input(page).setInputFiles([...photos.slice(2), photos[0]!]);
  // Sent right away: the request waits for the photo.
  await page.getByRole("button", { name: /Send booking request/ }).press("Enter");
  await page.waitForURL("**/thanks");
  const [request] = await requestsFrom(name);
  const arrived = request?.fields.map(([field]) => field) ?? [];
  expect(asked.flatMap((each) => (arrived.includes(each.name) ? [] : each.name))).toEqual(unasked);
  expect(photosOf(request).map((photo) => photo.name)).toEqual(
    [1, 2, 3, 4].map((each) => `photo-${each}.jpg`),
  );
  for (const { data } of photosOf(request)) {
    const { width, height, exif } = await sharp(data).metadata();
    expect([width, height, exif]).toEqual([1200, 1600, undefined]);
  }
  expect(consoleErrors).toEqual([]);
});
