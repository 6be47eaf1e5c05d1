/**
 * The radius of a cloth's print, in CSS pixels. It wipes everything up to the share `whole` of
 * that, and fades out from there to `faded`.
 */
const radius = 34;
const whole = 0.62;
const faded = 0.86;

/** How many grains of dust the rim of a print takes along, and how wide they are, in CSS pixels. */
const grains = 260;
const grainSize = { from: 0.4, to: 1.7 };

/** The distance between prints of a stroke, in CSS pixels, and how many kinds there are. */
const distance = 4;
const kinds = 6;

/** Pixels of a canvas for each CSS pixel. */
const densityOf = () => Math.min(devicePixelRatio, 2);

/** Gives a canvas the size of its panel. Setting a size, even the same one, clears it. */
function fit(canvas: HTMLCanvasElement): void {
  const width = Math.round(canvas.clientWidth * densityOf());
  const height = Math.round(canvas.clientHeight * densityOf());
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
}

// At another size, the words may be elsewhere, so the dust covers them again.
addEventListener("resize", () => document.querySelectorAll("canvas").forEach(fit));

/** Draws words by letter, which keeps spacing and line breaks, also those of a translator. */
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
function drawClean(
  image: HTMLImageElement,
  words: HTMLElement,
  context: CanvasRenderingContext2D,
): void {
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

/**
 * Lays a cloth on the dust of a panel and returns a function that moves it to a point, in CSS
 * pixels of the window. Along the way it leaves prints, each with a different grain, through which
 * the clean picture shows. Nothing moves if that picture hasn't loaded, or React has replaced the
 * panel.
 */
export function takeCloth(panel: HTMLElement, canvas: HTMLCanvasElement) {
  const words = panel.querySelector("h1");
  const image = panel.querySelector<HTMLImageElement>("figure + figure img");
  if (!words || !image?.naturalWidth || !panel.isConnected) return () => undefined;
  // The wiped letters can't move, so from now on the headline scrolls with its picture
  // (home-hero.module.scss).
  Object.assign(words.style, { top: `${words.offsetTop}px`, position: "relative" });
  const { left, top } = panel.getBoundingClientRect();
  fit(canvas);
  const { width, height } = canvas;
  const clean = Object.assign(document.createElement("canvas"), { width, height });
  const picture = clean.getContext("2d")!;
  // Its points are those of the window.
  picture.setTransform(new DOMMatrix().scale(densityOf()).translate(-left, -top));
  drawClean(image, words, picture);
  const prints = Array.from({ length: kinds }, makePrint);
  const context = canvas.getContext("2d")!;
  const leavePrint = (x: number, y: number) => {
    const print = prints[Math.floor(kinds * Math.random())]!;
    const column = Math.round((x - left) * densityOf() - print.width / 2);
    const row = Math.round((y - top) * densityOf() - print.height / 2);
    const box = [column, row, print.width, print.height] as const;
    context.globalCompositeOperation = "source-over";
    context.drawImage(print, column, row);
    // Fills the print with the clean picture.
    context.globalCompositeOperation = "source-atop";
    context.drawImage(clean, ...box, ...box);
  };
  let last: [x: number, y: number] | undefined;
  return (x: number, y: number) => {
    if (!last) leavePrint(...(last = [x, y]));
    const [fromX, fromY] = last;
    const way = Math.hypot(x - fromX, y - fromY);
    for (let gone = distance; gone <= way; gone += distance) {
      const share = gone / way;
      leavePrint(...(last = [fromX + share * (x - fromX), fromY + share * (y - fromY)]));
    }
  };
}
