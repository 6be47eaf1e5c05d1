import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { type Answer, ask, type AskOptions } from "../../lib/ask";

/** In what a host differs from the others by its nature; everything else is expected of all. */
export interface HostNature {
  name: string;
  /**
   * What `/about/` gets: one hop to `/about`, or the page itself, whose canonical link names `/about`. Cloudflare
   * hands out `about/index.html` there, and a rule against it would never end on Netlify, to which both are the same.
   */
  slash: "hop" | "page";
  /** The best encoding it has for text. */
  encoding: "br" | "gzip";
  /** Paths it cannot be asked for here, with the reason. */
  unasked: Readonly<Record<string, string>>;
}

const preview: HostNature = {
  name: "the preview server",
  slash: "hop",
  encoding: "br",
  unasked: {},
};

const cloudflare: HostNature = {
  name: "Cloudflare Pages",
  slash: "page",
  encoding: "gzip",
  unasked: {
    "/_headers": "the local runtime fails on it instead of answering",
    "/_redirects": "the local runtime fails on it instead of answering",
  },
};

/** The hosts `npm test` has started: where each answers, or why it is not tried on this machine. */
export function readHosts() {
  const { BASE_URL: address, CLOUDFLARE: trial } = process.env;
  if (!address || !trial) throw new Error("CLOUDFLARE is not set: `npm test` runs these.");
  return [
    { nature: preview, address },
    { nature: cloudflare, ...(JSON.parse(trial) as { address?: string; missing?: string }) },
  ];
}

export type HostAnswer = Awaited<ReturnType<typeof askHost>>;

/** Asks a host for a path as it is written; `content` is the body as a browser would have it, unpacked. */
export async function askHost(address: string, path: string, options?: AskOptions) {
  const answer = await ask(Number(new URL(address).port), path, options);
  return { ...answer, path, content: unpack(answer) };
}

function unpack({ headers, body }: Answer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}
