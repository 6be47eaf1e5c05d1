import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/**
 * A visitor. What could not be pressed in a browser can be pressed here: jsdom has no layout, and
 * looking takes long.
 */
export const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });

/**
 * An answer to a question with choices. It is looked for with its question, because others may have
 * the same answers.
 */
export const choice = (question: string | RegExp, answer: string | RegExp) =>
  within(screen.getByRole("group", { name: question })).getByLabelText(answer);

/** Answers a question with choices. */
export const answer = (question: string | RegExp, choiceOf: string | RegExp) =>
  user.click(choice(question, choiceOf));
