/** Something the person at the keyboard can mend: its message is shown as it is, without a stack. */
export class PlainError extends Error {}
