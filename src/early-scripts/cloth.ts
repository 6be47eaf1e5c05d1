/** How wide a path the cloth wipes, in CSS pixels. */
const clothWidth = 90;

/** The dust that piles up at its rim. */
const ridge = "rgb(218 172 122 / 50%)";

/** Device pixels for each CSS pixel of the canvas. */
const densityOf = () => Math.min(devicePixelRatio, 2);

interface Point {
  x: number;
  y: number;
}

/** What the dust of a panel covers, as large as the panel is on the screen: the clean picture, and the words on it in white. */
function drawClean(panel: HTMLElement): HTMLCanvasElement {
  const density = densityOf();
  const clean = document.createElement("canvas");
  const context = clean.getContext("2d");
  const image = panel.querySelector<HTMLImageElement>("figure + figure img");
  const words = panel.querySelector("h1");
  const { left, top, width, height } = panel.getBoundingClientRect();
  clean.width = Math.round(width * density);
  clean.height = Math.round(height * density);
  if (!context || !image || !words) return clean;
  context.scale(density, density);
  // Cropped as by `object-fit: cover`.
  const [across = 50, down = 50] = getComputedStyle(image)
    .objectPosition.split(" ")
    .map(parseFloat);
  const zoom = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [zoom * image.naturalWidth, zoom * image.naturalHeight];
  const [x, y] = [((width - wide) * across) / 100, ((height - high) * down) / 100];
  context.drawImage(image, x, y, wide, high);
  // Letter by letter, which keeps the page's spacing and line breaks.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(words);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillStyle = "#fff";
  const { fontBoundingBoxAscent } = context.measureText("x");
  const letter = document.createRange();
  const text = words.firstChild;
  for (let i = 0; text instanceof Text && i < text.length; i++) {
    letter.setStart(text, i);
    letter.setEnd(text, i + 1);
    const box = letter.getBoundingClientRect();
    context.fillText(text.data.charAt(i), box.left - left, box.top - top + fontBoundingBoxAscent);
  }
  return clean;
}

/** Puts the dust back where the cloth has been. */
export function putDustBack(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
}

/** Whether a panel is as wide as when its dust was wiped, so that its words have the same places. */
export function isAsWide(canvas: HTMLCanvasElement): boolean {
  return canvas.width === Math.round(canvas.getBoundingClientRect().width * densityOf());
}

/**
 * Lays a cloth on the dust of a panel, whose canvas keeps what it has wiped until the panel has another size. Gives a function
 * that wipes from one point to the next, in CSS pixels of the window.
 */
export function takeCloth(
  panel: HTMLElement,
  canvas: HTMLCanvasElement,
): (from: Point, to: Point) => void {
  const density = densityOf();
  const clean = drawClean(panel);
  if (canvas.width !== clean.width || canvas.height !== clean.height) {
    canvas.width = clean.width;
    canvas.height = clean.height;
  }
  const context = canvas.getContext("2d");
  const pattern = context?.createPattern(clean, "no-repeat");
  if (!context || !pattern) return () => undefined;
  const { left, top, width: across } = panel.getBoundingClientRect();
  const edge = left + (across * Number(getComputedStyle(panel).getPropertyValue("--at"))) / 100;
  const line = (from: Point, to: Point, width: number) => {
    context.lineWidth = width * density;
    context.beginPath();
    context.moveTo((from.x - left) * density, (from.y - top) * density);
    context.lineTo((to.x - left) * density, (to.y - top) * density);
    context.stroke();
  };
  context.lineCap = "round";
  return (from, to) => {
    const width = clothWidth - 6 * Math.random();
    // The ridge comes under what is wiped already, and ends where the dust does.
    context.globalCompositeOperation = "destination-over";
    context.strokeStyle = ridge;
    if (to.x + width / 2 < edge) line(from, to, width + 3 + 5 * Math.random());
    context.globalCompositeOperation = "source-over";
    context.strokeStyle = pattern;
    line(from, to, width);
  };
}
