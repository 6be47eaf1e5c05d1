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

/** How many pixels wide a panel's canvas has to be. */
const widthFor = (canvas: HTMLCanvasElement) => Math.round(canvas.clientWidth * densityOf());

/** Puts the dust back where the cloth has been. */
export function putDustBack(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
}

/** Puts the dust back if the panel has another width than when it was wiped: its words may have other places now. */
export function checkSize(canvas: HTMLCanvasElement): void {
  if (canvas.width !== widthFor(canvas)) putDustBack(canvas);
}

/** Draws what the dust of a panel covers: the clean picture, and the words on it in white. */
function drawClean(panel: HTMLElement, context: CanvasRenderingContext2D): void {
  const image = panel.querySelector<HTMLImageElement>("figure + figure img");
  const words = panel.querySelector("h1");
  if (!image || !words) return;
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
  const range = document.createRange();
  [...words.innerText].forEach((letter, index) => {
    range.setStart(words.firstChild!, index);
    range.setEnd(words.firstChild!, index + 1);
    const box = range.getBoundingClientRect();
    context.fillText(letter, box.left, box.top + fontBoundingBoxAscent);
  });
}

/**
 * Whether a visitor wants and has it: not with less motion or colors of their own, nor in Firefox before 116, which can't tell
 * where the letters are.
 */
export const hasCloth = () =>
  !matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)").matches &&
  "fontBoundingBoxAscent" in TextMetrics.prototype;

/**
 * Lays a cloth on the dust of a panel, whose canvas keeps what is wiped. Gives a function that wipes from one point to the next,
 * in CSS pixels of the window.
 */
export function takeCloth(panel: HTMLElement, canvas: HTMLCanvasElement) {
  const { left, top, width } = panel.getBoundingClientRect();
  const edge = left + (width * Number(getComputedStyle(panel).getPropertyValue("--at"))) / 100;
  /** The drawing context of a canvas over the panel, in which points are those of the window. */
  const open = (target: HTMLCanvasElement) => {
    if (target.width !== widthFor(canvas)) {
      target.width = widthFor(canvas);
      target.height = canvas.clientHeight * densityOf();
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
