import type { IncomingMessage } from "node:http";

/**
 * The body of a request, or undefined when it is longer than `limit` bytes. A body that is too long
 * is still read to its end and thrown away, because a browser that is cut off while it sends never
 * shows the answer. Rejects when the sender goes away.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  return length <= limit ? Buffer.concat(chunks) : undefined;
}
