/** Something the person at the keyboard can fix: its message is shown as it is, without a stack. */
export class PlainError extends Error {}
