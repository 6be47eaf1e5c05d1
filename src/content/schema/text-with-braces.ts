import { fixForBraces } from "@/lib/braces";
import { text } from "./fields";

/** Words around {price} that it brings with it. */
const besidePrice = /(\$|\b(?:from|about|around|AUD)\b) *\{price\}|\{price\} *(dollars)\b/i;

/** A text that may have known words in braces and must have some; with `isOnce`, once each. */
export const textWithBraces = <Word extends string>(
  description: string,
  { example, max, isOnce = false }: { example: string; max: number; isOnce?: boolean },
  known: readonly Word[],
  needed: readonly Word[] = [],
) =>
  text(description, { example, max }).superRefine((words, context) => {
    const [, before, after] = besidePrice.exec(words) ?? [];
    const twice = before ?? after;
    const message =
      fixForBraces(words, known, needed, isOnce) ??
      (twice &&
        `delete ${twice} beside {price}, which brings "from" or "about" and the dollar sign with it`);
    if (message) context.addIssue({ code: "custom", message });
  });
