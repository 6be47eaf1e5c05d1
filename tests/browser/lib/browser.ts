export interface PageOptions {
  /** Size of the window in CSS pixels. */
  width: number;
  height: number;
  /** Device pixels for each CSS pixel; 1 by default. */
  density?: number;
  /** Whether it is a phone: with touch, and a viewport as wide as the screen. */
  isTouch?: boolean;
  /** The time zone of the visitor's clock; Brisbane's by default. */
  timeZone?: string;
  /** Whether scripts run; true by default. */
  javaScript?: boolean;
  /**
   * Whether the browser has speculation rules; without them, Gatsby's router navigates. True by
   * default.
   */
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
