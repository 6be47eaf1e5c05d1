/** The radius of the print of a cloth, in CSS pixels. It is whole to the first share of it, and fades to the second. */
const radius = 34;
const whole = 0.62;
const faded = 0.86;

/** How many grains of dust the rim of a print takes along, and how wide they are, in CSS pixels. */
const grains = 260;
const grainSize = { from: 0.4, to: 1.7 };

/** How far the prints of a stroke are apart, in CSS pixels, and how many different ones there are. */
const distance = 4;
const kinds = 6;

type Point = readonly [x: number, y: number];

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

/** The print of a cloth: a soft disc with grains in its rim. Its unit is a pixel of the canvas. */
function makePrint(): HTMLCanvasElement {
  const print = document.createElement("canvas");
  print.width = print.height = Math.ceil(2 * radius * densityOf());
  const context = print.getContext("2d")!;
  context.scale(densityOf(), densityOf());
  context.translate(radius, radius);
  const disc = context.createRadialGradient(0, 0, whole * radius, 0, 0, faded * radius);
  disc.addColorStop(0, "#000");
  disc.addColorStop(1, "#0000");
  context.fillStyle = disc;
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  context.fillStyle = "#000";
  for (let grain = 0; grain < grains; grain += 1) {
    const angle = 2 * Math.PI * Math.random();
    const size = grainSize.from + (grainSize.to - grainSize.from) * Math.random();
    const away = radius * (whole + (1 - whole) * Math.random() ** 1.5) - size / 2;
    context.beginPath();
    context.arc(away * Math.cos(angle), away * Math.sin(angle), size / 2, 0, 2 * Math.PI);
    context.fill();
  }
  return print;
}

/** An empty canvas. */
const canvasOf = (width: number, height: number) =>
  Object.assign(document.createElement("canvas"), { width, height });

/**
 * Lays a cloth on the dust of a panel and returns a function that moves it to a point, in CSS pixels of the window. Along the
 * way it leaves prints at random, which are cut out of the clean picture.
 */
export function takeCloth(panel: HTMLElement, canvas: HTMLCanvasElement) {
  const words = panel.querySelector("h1");
  // The wiped letters can't move, so from now on the headline scrolls with its picture (home-hero.module.scss).
  if (words) Object.assign(words.style, { top: `${words.offsetTop}px`, position: "relative" });
  const { left, top } = panel.getBoundingClientRect();
  const [wide, high] = sizeFor(canvas);
  // Setting a size, even the same one, clears a canvas.
  if (canvas.width !== wide || canvas.height !== high)
    Object.assign(canvas, { width: wide, height: high });
  const clean = canvasOf(wide, high);
  const picture = clean.getContext("2d")!;
  // Its points are those of the window.
  picture.setTransform(new DOMMatrix().scale(densityOf()).translate(-left, -top));
  if (words) drawClean(panel, words, picture);
  const prints = Array.from({ length: kinds }, makePrint);
  const size = Math.ceil(2 * radius * densityOf());
  const piece = canvasOf(wide, high);
  const cut = piece.getContext("2d")!;
  let last: Point | undefined;
  /** Leaves prints at some points, in one piece. */
  const leavePrints = (points: readonly Point[]) => {
    const corners = points.map(([x, y]): Point => [
      Math.round((x - left) * densityOf() - size / 2),
      Math.round((y - top) * densityOf() - size / 2),
    ]);
    const column = Math.min(...corners.map(([x]) => x));
    const row = Math.min(...corners.map(([, y]) => y));
    const width = Math.max(...corners.map(([x]) => x)) + size - column;
    const height = Math.max(...corners.map(([, y]) => y)) + size - row;
    const box = [column, row, width, height] as const;
    cut.save();
    cut.beginPath();
    cut.rect(...box);
    cut.clip();
    cut.clearRect(...box);
    for (const corner of corners)
      cut.drawImage(prints[Math.floor(kinds * Math.random())]!, ...corner);
    cut.globalCompositeOperation = "source-in";
    cut.drawImage(clean, ...box, ...box);
    cut.restore();
    canvas.getContext("2d")!.drawImage(piece, ...box, ...box);
  };
  return (x: number, y: number) => {
    const [fromX, fromY] = last ?? [x, y];
    const way = Math.hypot(x - fromX, y - fromY);
    const count = Math.floor(way / distance);
    const points = Array.from({ length: count }, (_, index): Point => {
      const share = ((index + 1) * distance) / way;
      return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
    });
    if (!last) points.push([x, y]);
    last = points.at(-1) ?? last;
    if (points.length > 0) leavePrints(points);
  };
}
