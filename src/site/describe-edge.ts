/**
 * Says in words for screen readers where the edge between before and after is: `60 percent
 * detailed`. `dirty` is how much of the width still shows "before", in per cent.
 */
export const describeEdge = (dirty: number): string => `${100 - dirty} percent detailed`;
