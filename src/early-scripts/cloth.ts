/** How many passes of its threads the cloth makes on each side of its middle. */
const sidePasses = 9;

/** How far the passes are apart, and how wide each is, in CSS pixels. They overlap a little. */
const passDistance = 4.5;
const passWidth = 6;

/** How much later than its middle the sides of the cloth begin to wipe, and how much earlier they end, in CSS pixels. */
const taper = 16;

/** The dust that piles up in front of it. */
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

// At another size, the words may be elsewhere, so the dust is drawn again.
addEventListener("resize", () => {
  for (const canvas of document.querySelectorAll("canvas")) {
    const [width, height] = sizeFor(canvas);
    if (canvas.width !== width || canvas.height !== height) canvas.width = 0;
  }
});

/** Draws words letter by letter, which keeps the page's spacing and line breaks. A translator may have put elements into them. */
function drawWords(words: HTMLElement, context: CanvasRenderingContext2D): void {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(words);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillStyle = "#fff";
  const { fontBoundingBoxAscent } = context.measureText("x");
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const range = new Range();
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    let end = 0;
    for (const letter of text.data) {
      range.setStart(text, end);
      range.setEnd(text, (end += letter.length));
      const box = range.getBoundingClientRect();
      context.fillText(letter, box.left, box.top + fontBoundingBoxAscent);
    }
  }
}

/** Draws what the dust of a panel covers: the clean picture, and the words on it in white. */
function drawClean(panel: HTMLElement, words: HTMLElement, context: CanvasRenderingContext2D) {
  const image = panel.querySelector<HTMLImageElement>("figure + figure img");
  if (!image?.naturalWidth) return;
  // Cropped as by `object-fit: cover`.
  const { left, top, width, height } = image.getBoundingClientRect();
  const zoom = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [zoom * image.naturalWidth, zoom * image.naturalHeight];
  const [across = 0, down = 0] = getComputedStyle(image).objectPosition.split(" ").map(parseFloat);
  const [x, y] = [((width - wide) * across) / 100, ((height - high) * down) / 100];
  context.drawImage(image, left + x, top + y, wide, high);
  drawWords(words, context);
}

/**
 * The passes of a cloth, beside each other on a line that slants with the hand. `at` is the place of a pass on that line,
 * `lag` how far it stays behind the hand. At the sides, it presses less.
 */
function makePasses() {
  const slant = 1.2 + 0.4 * Math.random();
  return Array.from({ length: 2 * sidePasses + 1 }, (_, index) => {
    const place = index - sidePasses;
    const share = (place / sidePasses) ** 2;
    return {
      at: { x: passDistance * place * Math.cos(slant), y: passDistance * place * Math.sin(slant) },
      lag: taper * (0.7 * share + 0.3 * Math.random()),
      alpha: 1 - 0.2 * share - 0.15 * Math.random(),
    };
  });
}

/** A path without its first `lag` pixels; empty if nothing is left. */
function cutStart(path: readonly Point[], lag: number): Point[] {
  const [start] = path;
  const distanceTo = ({ x, y }: Point) => (start ? Math.hypot(x - start.x, y - start.y) : 0);
  const index = path.findIndex((point) => distanceTo(point) > lag);
  const next = path[index];
  if (!start || !next) return [];
  const share = lag / distanceTo(next);
  const first = {
    x: start.x + share * (next.x - start.x),
    y: start.y + share * (next.y - start.y),
  };
  return [first, ...path.slice(index)];
}

/** A path without its first and last `lag` pixels; empty if nothing is left. */
const shorten = (path: readonly Point[], lag: number) =>
  cutStart(cutStart(path, lag).reverse(), lag).reverse();

/**
 * Lays a cloth on the dust of a panel and returns a function that moves it to a point, in CSS pixels of the window. Each
 * move draws the whole stroke again over the dust before it, so that the passes look the same along their length.
 */
export function takeCloth(panel: HTMLElement, canvas: HTMLCanvasElement) {
  const words = panel.querySelector("h1");
  // The wiped letters can't move, so from now on the headline scrolls with its picture (home-hero.module.scss).
  if (words) Object.assign(words.style, { top: `${words.offsetTop}px`, position: "relative" });
  const { left, top, width } = panel.getBoundingClientRect();
  const edge = left + (width * Number(getComputedStyle(panel).getPropertyValue("--at"))) / 100;
  const [wide, high] = sizeFor(canvas);
  /** The drawing context of a canvas over the panel, in which points are those of the window. */
  const open = (target: HTMLCanvasElement) => {
    // Setting a size, even the same one, clears a canvas.
    if (target.width !== wide || target.height !== high)
      Object.assign(target, { width: wide, height: high });
    const context = target.getContext("2d")!;
    context.setTransform(new DOMMatrix().scale(densityOf()).translate(-left, -top));
    return context;
  };
  const context = open(canvas);
  const before = open(document.createElement("canvas"));
  before.resetTransform();
  before.drawImage(canvas, 0, 0);
  const clean = open(document.createElement("canvas"));
  if (words) drawClean(panel, words, clean);
  const paint = context.createPattern(clean.canvas, "no-repeat")!;
  paint.setTransform(context.getTransform().inverse());
  context.lineJoin = "round";
  const passes = makePasses();
  const path: Point[] = [];
  return (x: number, y: number) => {
    path.push({ x, y });
    context.save();
    context.resetTransform();
    context.globalAlpha = 1;
    context.globalCompositeOperation = "copy";
    context.drawImage(before.canvas, 0, 0);
    context.restore();
    for (const { at, lag, alpha } of passes) {
      const way = shorten(path, lag);
      const [end, last] = [way.at(-1), way.at(-2)];
      if (!end || !last) continue;
      const line = new Path2D();
      for (const point of way) line.lineTo(point.x + at.x, point.y + at.y);
      context.globalAlpha = alpha;
      context.lineWidth = passWidth;
      context.strokeStyle = paint;
      context.stroke(line);
      if (end.x + passWidth > edge) continue;
      // The ridge is in front of the cloth, under all that is wiped.
      const far = (3 + 4 * alpha) / (Math.hypot(end.x - last.x, end.y - last.y) || 1);
      const front = new Path2D();
      front.moveTo(end.x + at.x, end.y + at.y);
      front.lineTo(end.x + at.x + far * (end.x - last.x), end.y + at.y + far * (end.y - last.y));
      context.globalCompositeOperation = "destination-over";
      context.strokeStyle = ridge;
      context.stroke(front);
      context.globalCompositeOperation = "source-over";
    }
  };
}
