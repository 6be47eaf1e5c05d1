/** How wide a path the cloth wipes, in CSS pixels. */
const clothWidth = 90;

/** The dust that piles up at its rim. */
const ridge = "rgb(218 172 122 / 50%)";

interface Point {
  x: number;
  y: number;
}

/** Pixels of a canvas for each CSS pixel. */
const densityOf = () => Math.min(devicePixelRatio, 2);

/** How many pixels wide and high a panel's canvas has to be. */
const sizeFor = ({ clientWidth, clientHeight }: HTMLCanvasElement) =>
  [clientWidth, clientHeight].map((length) => Math.round(length * densityOf())) as [number, number];

/** How far from the left of the window the edge of a pair is, in CSS pixels. */
export function edgeOf(pair: HTMLElement): number {
  const { left, width } = pair.getBoundingClientRect();
  return left + (width * Number(getComputedStyle(pair).getPropertyValue("--at"))) / 100;
}

/** Puts the dust back where the cloth has been. */
export function putDustBack(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
}

/** Puts the dust back if the panel has another size than when it was wiped: its words may have other places now. */
export function checkSize(canvas: HTMLCanvasElement): void {
  const [width, height] = sizeFor(canvas);
  if (canvas.width !== width || canvas.height !== height) putDustBack(canvas);
}

/** Draws what the dust of a panel covers: the clean picture, and the words on it in white. */
function drawClean(panel: HTMLElement, context: CanvasRenderingContext2D): void {
  const image = panel.querySelector<HTMLImageElement>("figure + figure img");
  const words = panel.querySelector("h1");
  if (!image?.naturalWidth || !words) return;
  // Cropped as by `object-fit: cover`.
  const { left, top, width, height } = image.getBoundingClientRect();
  const zoom = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [zoom * image.naturalWidth, zoom * image.naturalHeight];
  const [across = 0, down = 0] = getComputedStyle(image).objectPosition.split(" ").map(parseFloat);
  const [x, y] = [((width - wide) * across) / 100, ((height - high) * down) / 100];
  context.drawImage(image, left + x, top + y, wide, high);
  // Letter by letter, which keeps the page's spacing and line breaks.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(words);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillStyle = "#fff";
  const { fontBoundingBoxAscent } = context.measureText("x");
  const text = words.firstChild as Text;
  const range = new Range();
  let end = 0;
  for (const letter of text.data) {
    range.setStart(text, end);
    range.setEnd(text, (end += letter.length));
    const box = range.getBoundingClientRect();
    context.fillText(letter, box.left, box.top + fontBoundingBoxAscent);
  }
}

/**
 * Whether there is a cloth. Visitors who asked for less motion or for colors of their own have none, nor has Firefox before
 * 116, which can't tell where the letters are.
 */
export const hasCloth = () =>
  !matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)").matches &&
  "fontBoundingBoxAscent" in TextMetrics.prototype;

/**
 * Lays a cloth on the dust of a panel, whose canvas keeps what is wiped. Gives a function that wipes from one point to the next,
 * in CSS pixels of the window.
 */
export function takeCloth(panel: HTMLElement, canvas: HTMLCanvasElement) {
  const { left, top } = panel.getBoundingClientRect();
  const edge = edgeOf(panel);
  /** The drawing context of a canvas over the panel, in which points are those of the window. */
  const open = (target: HTMLCanvasElement) => {
    const [wide, high] = sizeFor(canvas);
    // Setting a size, even the same one, clears a canvas.
    if (target.width !== wide || target.height !== high) {
      target.width = wide;
      target.height = high;
    }
    const context = target.getContext("2d")!;
    context.setTransform(new DOMMatrix().scale(densityOf()).translate(-left, -top));
    return context;
  };
  const clean = open(document.createElement("canvas"));
  drawClean(panel, clean);
  const context = open(canvas);
  const paint = context.createPattern(clean.canvas, "no-repeat")!;
  paint.setTransform(context.getTransform().inverse());
  context.lineCap = "round";
  const line = (from: Point, to: Point, width: number) => {
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  };
  return (from: Point, to: Point) => {
    const wide = clothWidth - 6 * Math.random();
    // The ridge comes under what is wiped already, and ends where the dust does.
    context.globalCompositeOperation = "destination-over";
    context.strokeStyle = ridge;
    if (to.x + wide / 2 < edge) line(from, to, wide + 3 + 5 * Math.random());
    context.globalCompositeOperation = "source-over";
    context.strokeStyle = paint;
    line(from, to, wide);
  };
}
