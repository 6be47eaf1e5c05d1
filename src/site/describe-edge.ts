/**
 * Where the edge between before and after is, in words for a screen reader: `60 percent detailed`. `dirty` is how much of the
 * width still shows "before", in per cent.
 */
export const describeEdge = (dirty: number): string => `${100 - dirty} percent detailed`;
