import userEvent from "@testing-library/user-event";

/** A visitor. What could not be pressed in a browser can be pressed here: jsdom has no layout, and looking takes long. */
export const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
