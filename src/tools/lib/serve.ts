import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { answerAdmin } from "@/admin/admin-page";
import { siteFolder } from "@/lib/site-folder";
import { addressOf } from "@/site/address";
import { readSiteFolder } from "@/site/environment";
import { answerInbox } from "./inbox";
import { UserError } from "./run-main";

/** Serves the last build on http://localhost:<port> until a signal. Resolves to 0. */
export async function serve(port: number): Promise<number> {
  process.env["GATSBY_FOLDER"] = readSiteFolder();
  const handler = createSiteHandler(process.cwd());
  // Browsers try both of these addresses for "localhost". Other machines can't reach either.
  await startServer(createServer(handler), port, "127.0.0.1");
  // On a machine without IPv6, the first address is enough.
  await startServer(createServer(handler), port, "::1").catch(() => {});
  const root = `http://localhost:${port}${siteFolder()}`;
  console.log(`\nThe site:            ${root}`);
  console.log(`What the forms sent: ${root}/__inbox`);
  console.log(`Edit the content:    ${root}/admin/`);
  console.log("Stop with Ctrl+C.\n");
  await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
  return 0;
}

/** Starts a server; port 0 means any free one. */
export async function startServer(server: Server, port: number, host = "127.0.0.1"): Promise<void> {
  server.listen(port, host);
  await once(server, "listening");
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Returns a handler that serves the built site of the checkout at `root` as a host would, with the
 * local inbox and the editing page. Throws a UserError if there is no built site.
 */
export function createSiteHandler(root: string, inbox = join(root, ".inbox")): Handler {
  const folder = join(root, "public");
  const file = (name: string) => readFileSync(join(folder, name), "utf8");
  if (!existsSync(join(folder, "404.html")))
    throw new UserError("There is no built site yet. Run `npm run build` first.");
  const redirects = new Map(
    (existsSync(join(folder, "_redirects")) ? file("_redirects") : "")
      .split("\n")
      .map((line) => line.split(" ") as [string, string]),
  );
  const compress = compression();
  const sendFile = sirv(folder, { dev: true, etag: true });

  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(file("404.html"));
  };

  function sendPage(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const target = redirects.get(pathname);
    if (target) response.writeHead(301, { Location: target + search }).end();
    else sendFile(request, response, () => notFound(response));
  }

  return (request, response) =>
    compress(request as never, response as never, () => {
      // A plain host leads to the folder of the site, and has nothing outside it.
      if (request.url === siteFolder())
        return response.writeHead(301, { Location: addressOf("/") }).end();
      if (!request.url?.startsWith(addressOf("/"))) return notFound(response);
      request.url = request.url.slice(siteFolder().length);
      answerInbox(request, response, inbox)
        .then((isAnswered) => isAnswered || answerAdmin(request, response))
        .then((isAnswered) => isAnswered || sendPage(request, response))
        .catch((error: unknown) => {
          console.error(`Could not answer ${request.method} ${request.url}: ${String(error)}`);
          response.writeHead(500).end();
        });
    });
}
