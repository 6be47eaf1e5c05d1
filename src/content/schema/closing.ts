import { text } from "./fields";
import { group } from "./graphql-types";

/** What a page ends with, beside the button that books. `where` describes which page. */
export const closing = (where: string) =>
  group("Closing", "What a page ends with: a heading, a sentence and a button that books.", {
    title: text("Heading above the sentence, if there is one.", { max: 60 }).optional(),
    text: text("One or two sentences beside the button that books.", { max: 200 }),
  }).describe(where);
