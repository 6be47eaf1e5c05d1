// Films the home page for the README: docs/home.webp, whose last frame is docs/home.png. Begin with
// `npm run build`, then `npm run serve`, and run `npx tsx docs/home.mjs` in another terminal.
import { chromium } from "playwright-core";
import sharp from "sharp";
import { browserArguments, findBrowser } from "../tests/browser/lib/find-browser.ts";

const { env, ...found } = findBrowser();
const browser = await chromium.launch({
  ...found,
  args: browserArguments,
  env: { ...process.env, ...env },
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-AU" });
await page.goto(`http://localhost:${process.env.PORT ?? 9000}/`);
await page.getByRole("button", { name: "Close the offer" }).click();

// Screenshots have no pointer, so an arrow follows the mouse.
await page.evaluate(() => {
  const arrow = document.body.appendChild(document.createElement("i"));
  Object.assign(arrow.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    zIndex: "9",
    width: "20px",
    height: "30px",
    background: "#fff",
    clipPath: "polygon(0 0, 100% 66%, 56% 66%, 80% 96%, 62% 100%, 40% 71%, 0 94%)",
    filter: "drop-shadow(0 0 2px #000)",
    pointerEvents: "none",
  });
  addEventListener("mousemove", ({ x, y }) => (arrow.style.translate = `${x}px ${y}px`));
});

const frames = [];
const delay = [];

/** Takes a picture that is shown for some milliseconds. */
async function shoot(milliseconds) {
  frames.push(await page.screenshot());
  delay.push(milliseconds);
}

let [fromX, fromY] = [980, 470];
/** Moves the mouse along a straight line to a point, in a number of frames. */
async function moveTo(x, y, count) {
  for (let step = 1; step <= count; step += 1) {
    const share = step / count;
    await page.mouse.move(fromX + share * (x - fromX), fromY + share * (y - fromY), { steps: 4 });
    await shoot(50);
  }
  [fromX, fromY] = [x, y];
}

await page.waitForTimeout(1500);
await page.mouse.move(fromX, fromY);
await shoot(600);
await moveTo(470, 120, 6);
await page.mouse.down();
for (const [x, y] of [
  [40, 135],
  [470, 165],
  [40, 190],
  [470, 220],
  [40, 245],
  [470, 275],
  [60, 300],
])
  await moveTo(x, y, 6);
await page.mouse.up();
await shoot(700);

const sentence = page.locator("form:has(#sentence-suburb)");
/** Moves the mouse to the middle of a field of the sentence. */
async function pointAt(label) {
  const field = sentence.getByLabel(label);
  const { x, y, width, height } = await field.boundingBox();
  await moveTo(x + width / 2, y + height / 2, 5);
  return field;
}
for (const [label, option] of [
  ["Vehicle size", "large vehicle"],
  ["Service", "Full Detail"],
]) {
  await (await pointAt(label)).selectOption({ label: option });
  await page.waitForTimeout(300);
  await shoot(800);
}
const suburb = await pointAt("Suburb or postcode");
await suburb.fill("");
for (const letter of "Springfield") {
  await suburb.press(letter);
  await page.waitForTimeout(200);
  await shoot(80);
}
await suburb.blur();
await page.waitForTimeout(500);
await shoot(2000);
await browser.close();

await sharp(frames.at(-1)).png({ palette: true }).toFile("docs/home.png");
await sharp(frames, { join: { animated: true } })
  .webp({ loop: 0, delay, quality: 75, effort: 6 })
  .toFile("docs/home.webp");
