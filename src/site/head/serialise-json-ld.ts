const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * A value as JSON that is safe inside `<script type="application/ld+json">`: no text in it can
 * close the element, open a comment or end a line of script
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 * Parsing it gives the same value.
 */
export function serialiseJsonLd(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
}
