/** States that only come with a pointer, a key or a press, by their pseudo-class. */
const states = {
  hover: "hover",
  "focus-visible": "focus",
  "focus-within": "focus",
  active: "pressed",
} as const;

export type ShownState = (typeof states)[keyof typeof states];

/** What takes the focus, and the lines that answer for their links. */
const controls = ":is(a, button, input, li, select, summary, textarea)";

function widen(rule: CSSStyleRule): void {
  let selector = rule.selectorText;
  for (const [pseudo, state] of Object.entries(states)) {
    // In :where(), so that the rule weighs no more than before.
    const own = new RegExp(`:${pseudo}(?![-\\w])`, "g");
    selector = selector.replace(
      own,
      `:is(:${pseudo}, :where([data-shown="${state}"] ${controls}))`,
    );
  }
  if (selector !== rule.selectorText) rule.selectorText = selector;
}

function walk(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes("data-shown")) widen(rule);
    if ("cssRules" in rule) walk(rule.cssRules as CSSRuleList);
  }
}

/**
 * Lets elements below `data-shown="hover"`, `"focus"` or `"pressed"` look as if they were in that
 * state: each rule of the page for the pseudo-class is made to hold for them too.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    // A sheet from elsewhere would be another site's; there is none.
    walk(sheet.cssRules);
  }
}
