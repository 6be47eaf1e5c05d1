import { fixForBraces } from "@/lib/braces";
import { text } from "./fields";

/**
 * A known word that stands for a value without being in braces, as programs for letters write it:
 * `[name]`, `<name>`, `(first name)`, `NAME`.
 */
function placeholder(text: string, known: readonly string[]): string | undefined {
  const words = known.join("|");
  const more = "(?:(?:your|the|first|full|customer|customer's) )*";
  const found =
    new RegExp(`[[(<] *${more}(${words}) *[\\])>]`, "i").exec(text) ??
    new RegExp(`\\b(${words.toUpperCase()})\\b`).exec(text);
  return found?.[1]?.toLowerCase();
}

/** Words around {price} that it brings with it. */
const besidePrice = /(\$|\b(?:from|about|around|AUD)\b) *\{price\}|\{price\} *(dollars)\b/i;

/**
 * A text with words in braces: `known` may be there, `needed` must. With `isOnce`, it is the
 * sentence of the home page: each is there once, and the price follows the suburb.
 */
export const textWithBraces = <Word extends string>(
  description: string,
  { example, max, isOnce = false }: { example: string; max: number; isOnce?: boolean },
  known: readonly Word[],
  needed: readonly Word[] = [],
) =>
  text(description, { example, max }).superRefine((words, context) => {
    const [, before, after] = besidePrice.exec(words) ?? [];
    const twice = before ?? after;
    const isEarly = isOnce && words.indexOf("{price}") < words.indexOf("{suburb}");
    const bare = placeholder(words, known);
    const message =
      (bare && `write {${bare}} in braces`) ??
      fixForBraces(words, known, needed, isOnce) ??
      (twice
        ? `delete ${twice} beside {price}, which brings "from" or "about" and the dollar sign with it`
        : isEarly && "write {price} after {suburb}");
    if (message) context.addIssue({ code: "custom", message });
  });
