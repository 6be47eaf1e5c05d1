import { fixForBraces } from "@/lib/braces";
import { text } from "./fields";

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
    const message =
      fixForBraces(words, known, needed, isOnce) ??
      (twice
        ? `delete ${twice} beside {price}, which brings "from" or "about" and the dollar sign with it`
        : isEarly && "write {price} after {suburb}");
    if (message) context.addIssue({ code: "custom", message });
  });
