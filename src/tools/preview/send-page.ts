import type { ServerResponse } from "node:http";

import { escapeXml } from "../../site/feeds/escape-xml";

// The pages of the server itself hold no script and fetch nothing but the inbox's photos.
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}" +
  "article{border-top:1px solid #767676;padding:1rem 0}h2{font-size:1.125rem;margin:0}" +
  "dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.25rem 1rem}" +
  "dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";

/** Answers with a small page of the preview server's own; `bodyHtml` has to be safe already. */
export function sendPage(
  response: ServerResponse,
  status: number,
  title: string,
  bodyHtml: string,
): void {
  const html = Buffer.from(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
      `<title>${escapeXml(title)}</title><style>${STYLE}</style></head>` +
      `<body><main><h1>${escapeXml(title)}</h1>${bodyHtml}</main></body></html>\n`,
  );
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": html.length,
    "Cache-Control": "no-store",
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(html);
}

/** Answers with one sentence on a page of its own. */
export function sendSentence(
  response: ServerResponse,
  status: number,
  title: string,
  sentence: string,
): void {
  sendPage(response, status, title, `<p>${escapeXml(sentence)}</p>`);
}
