import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";

import compression from "compression";
import sirv from "sirv";

import { answerAdmin } from "../../build/admin/admin-page";
import { answerInbox } from "../../build/inbox";
import { siteFolders } from "../../build/files";
import { type HostingPlan, immutable, revalidate } from "../../build/hosting/hosting-plan";
import { PlainError } from "./run-main";

/** The port to listen on: `PORT` of the environment, or the given one. */
export function readPort(usual: number): number {
  const text = process.env["PORT"] || String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
}

/** Serves the last build on http://localhost:<port> until the process is told to stop; resolves to 0. */
export async function serve(port: number): Promise<number> {
  const handler = createSiteHandler(process.cwd());
  // Browsers try either address of this machine for "localhost"; nobody else reaches it.
  await listen(createServer(handler), port, "127.0.0.1");
  await listen(createServer(handler), port, "::1").catch((error: unknown) => {
    // Without IPv6 the first is all there is.
    if (error instanceof PlainError) throw error;
  });
  console.log(`\nThe site:            http://localhost:${port}`);
  console.log(`What the forms sent: http://localhost:${port}/__inbox`);
  console.log(`Edit the content:    http://localhost:${port}/admin/`);
  console.log("Stop with Ctrl+C.\n");
  await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
  return 0;
}

/** Lets a server listen; port 0 takes any free one. Throws a PlainError when the port is taken. */
export async function listen(server: Server, port: number, host = "127.0.0.1"): Promise<void> {
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new PlainError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} and the same command.`,
    );
  });
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built site of the checkout at `root` as its host will, by the plan that the hosts' own files are written
 * from, and the local inbox. Throws a PlainError when there is none.
 */
export function createSiteHandler(root: string, inbox = join(root, ".inbox")): Handler {
  const folders = siteFolders(root);
  if (!existsSync(folders.plan))
    throw new PlainError("There is no built site yet. Run `npm run build` first.");
  const plan = JSON.parse(readFileSync(folders.plan, "utf8")) as HostingPlan;
  const redirects = new Map(plan.redirects.map(({ from, to }) => [from, to]));
  const isImmutable = (file: string) =>
    plan.immutable.folders.some((folder) => file.startsWith(folder)) ||
    plan.immutable.files.includes(file);
  // Hosts read two of the files and do not serve them; the 404 page is only ever an answer.
  const hidden = ["/_headers", "/_redirects", "/404", "/404.html"];
  const compress = compression();
  const sendFile = sirv(folders.public, {
    dev: true,
    etag: true,
    setHeaders: (response, file) => {
      response.setHeader("Cache-Control", isImmutable(file) ? immutable : revalidate);
      // sirv has no type for it.
      if (file.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });

  function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = "/", ...rest] = (request.url ?? "/").split(/(?=\?)/);
    const query = rest.join("");
    for (const [name, value] of plan.headers) response.setHeader(name, value);
    // An address that begins with two slashes would lead to another site.
    const page = `/${path.replace(/^[\\/]+|\/$/g, "")}`;
    const moved = redirects.get(page) ?? (page === path ? undefined : page);
    if (moved !== undefined) {
      const [to, ...hash] = moved.split("#");
      response.writeHead(301, { Location: [to + query, ...hash].join("#") }).end();
      return;
    }
    const sendNotFound = () => {
      const list = plan.lists.find((each) => path.startsWith(`${each.path}/`));
      if (list) response.writeHead(302, { Location: list.path + query }).end();
      else
        response
          .writeHead(404, { "Content-Type": "text/html; charset=utf-8" })
          .end(readFileSync(join(folders.public, "404.html")));
    };
    if (hidden.includes(page)) sendNotFound();
    else sendFile(request, response, sendNotFound);
  }

  return (request, response) =>
    compress(request as never, response as never, () => {
      answerInbox(request, response, inbox)
        .then((isAnswered) => isAnswered || answerAdmin(request, response))
        .then((isAnswered) => isAnswered || answer(request, response))
        .catch((error: unknown) => {
          console.error(`Could not answer ${request.method} ${request.url}: ${String(error)}`);
          response.writeHead(500).end();
        });
    });
}
