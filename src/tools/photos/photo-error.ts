/** A picture that cannot be worked on; the message says why and what to do, beginning with a verb: `is empty (0 bytes): …`. */
export class PhotoError extends Error {}
