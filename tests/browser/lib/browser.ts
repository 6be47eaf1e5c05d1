export interface PageOptions {
  /** Size of the window in CSS pixels. */
  width: number;
  height: number;
  /** Device pixels for each CSS pixel; 1 by default. */
  density?: number;
  /** True is a phone: fingers in place of a mouse, and a page as wide as the screen says. */
  isTouch?: boolean;
  /** The zone of the visitor's clock; Brisbane's by default. */
  timeZone?: string;
  /** False shows the page as it is without scripts. */
  javaScript?: boolean;
  /** False is a browser without speculation rules, in which Gatsby's router navigates. */
  prefetches?: boolean;
}

export const PHONE: PageOptions = { width: 390, height: 844 };
export const DESKTOP: PageOptions = { width: 1280, height: 800 };

/** A variable that setup.ts sets before the tests. */
export function readVariable(name: "BASE_URL" | "BROWSER_ENDPOINT" | "INBOX_DIR") {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run test:browser\`.`);
  return value;
}
