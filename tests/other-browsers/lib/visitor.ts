/** A page of a new visitor, with only those methods that every way to control a browser has. */
export interface Visitor {
  goto: (address: string) => Promise<void>;
  /**
   * Runs a function in the page. It can use nothing but its argument, and both that and its result
   * must be JSON.
   */
  evaluate: <Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Result>;
  /** Presses the first element that matches a CSS selector. */
  click: (selector: string) => Promise<void>;
  /** Types into a field, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Uncaught errors and those in the console, so far. */
  errors: () => Promise<string[]>;
}

/** A browser that was started for the tests. */
export interface StartedBrowser {
  newVisitor: () => Promise<Visitor>;
  close: () => Promise<void>;
}
