import { recall, remember } from "@/lib/tab-storage";
import { describeEdge } from "@/site/describe-edge";
import type * as clothModule from "./cloth";
import { closestTo, onDocument } from "./events";

/** The bundled cloth.ts, as the address of a file (src/gatsby/bundle-early-scripts.ts). */
declare const CLOTH_FILE: string;

/** How far a stroke goes sideways until it wipes, in CSS pixels. A shorter one may be a tap. */
const strokeLength = 12;

type Wipe = ReturnType<typeof clothModule.takeCloth>;

/**
 * Whether strokes draw on a panel. They move the edge instead for visitors who asked for less
 * motion or for their own colours.
 */
const canDraw = () =>
  !matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)").matches;

/** Loads the cloth and wipes a panel, also where the stroke has been. If it fails, dust stays. */
function startWipe(panel: HTMLElement, canvas: HTMLCanvasElement): Wipe {
  let wipe: Wipe | undefined;
  const early: Parameters<Wipe>[] = [];
  import(CLOTH_FILE).then(
    (cloth: typeof clothModule) => {
      wipe = cloth.takeCloth(panel, canvas);
      for (const point of early) wipe(...point);
    },
    () => undefined,
  );
  return (...point) => (wipe ? wipe(...point) : void early.push(point));
}

/** Moves the edge between the before and after pictures when their slider moves. */
function moveEdge(event: Event): void {
  const slider = event.target;
  if (!(slider instanceof HTMLInputElement) || slider.type !== "range") return;
  const pair = closestTo(event, "[data-compare]");
  for (const property of ["--at", "--value"]) pair?.style.setProperty(property, slider.value);
  slider.setAttribute("aria-valuetext", describeEdge(slider.valueAsNumber));
}

/**
 * Moves the edge of a panel to the left and back, which says that its dust can be wiped: once in a
 * tab, after a press that was no stroke, or when the page has been scrolled back to its top.
 */
function hintAtWiping(): void {
  const panel = document.querySelector("[data-compare]:has(> canvas)");
  if (!panel || !canDraw() || recall("wipe-hint") || !remember("wipe-hint", "seen")) return;
  const there = { "--at": [0, -4, 0], easing: "ease-in-out" };
  panel.animate(there, { duration: 1200, composite: "add" });
}

/** Lets a stroke anywhere across a pair wipe it, not only one from the handle. */
function wipeAnywhere(): void {
  let pair: HTMLElement | null = null;
  let startX = 0;
  let wipe: Wipe | undefined;
  const stop = () => {
    pair?.removeAttribute("data-wiping");
    pair = null;
  };
  onDocument("pointerdown", (event) => {
    const { button, x } = event as PointerEvent;
    const isElsewhere = button !== 0 || closestTo(event, "a, button, input, [data-still]");
    pair = isElsewhere ? null : closestTo(event, "[data-compare]");
    startX = x;
  });
  onDocument("pointermove", (event) => {
    const { x, y, pointerId, buttons } = event as PointerEvent;
    // A press from before this script was there may have ended by now, and React may have replaced
    // the pair.
    if (buttons === 0 || !pair?.isConnected) stop();
    const slider = pair?.querySelector("input");
    if (!pair || !slider) return;
    if (!pair.hasAttribute("data-wiping")) {
      if (Math.abs(x - startX) < strokeLength) return;
      pair.setPointerCapture(pointerId);
      pair.setAttribute("data-wiping", "");
      const canvas = pair.querySelector("canvas");
      wipe = canvas && canDraw() ? startWipe(pair, canvas) : undefined;
      wipe?.(startX, y);
    }
    if (wipe) wipe(x, y);
    else {
      const { left, width } = pair.getBoundingClientRect();
      slider.valueAsNumber = (100 * (x - left)) / width;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  onDocument("pointerup", () => {
    if (pair?.matches(":has(canvas):not([data-wiping])")) hintAtWiping();
    stop();
  });
  onDocument("pointercancel", stop);
  // Otherwise a mouse would drag the picture or select the words on it.
  for (const type of ["dragstart", "selectstart"])
    onDocument(type, (event) => pair && event.preventDefault());
}

/** Moves the edge of a pair with its slider or a stroke across it, which wipes panels. */
export function moveEdges(): void {
  onDocument("input", moveEdge);
  // A page that the router shows is scrolled to its top, too, which is no return.
  let left = "";
  onDocument("scroll", () => {
    if (scrollY > 0) left = location.pathname;
    else if (left === location.pathname) hintAtWiping();
  });
  wipeAnywhere();
}
