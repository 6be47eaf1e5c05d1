import { readFile } from "node:fs/promises";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { parseExampleQueries, queriesPage } from "./example-queries";

type Handler = (
  request: IncomingMessage & { originalUrl: string },
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The part of the develop server (an Express app) that is used here. */
interface App {
  use(path: string, handler: Handler): void;
  get(path: string, handler: Handler): void;
}

/**
 * What only a developer has: the example queries (/__queries), and the local inbox for the forms (/__inbox), which
 * `npm run dev` serves on a port of its own.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (api: CreateDevServerArgs) => {
  const app = api.app as unknown as App;
  app.get("/__queries", (_request, response, next) => {
    void readFile("src/queries/example-queries.graphql", "utf8").then(
      (examples) => {
        const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
        response.writeHead(200, headers).end(queriesPage(parseExampleQueries(examples)));
      },
      (error: unknown) => next(error),
    );
  });
  const port = process.env["INBOX_PORT"];
  if (port) app.use("/__inbox", (from, to, next) => handOn(Number(port), from, to, next));
};

/** Asks the inbox the same thing, under the name the browser used, and gives its answer. */
const handOn = (port: number, ...[from, to, next]: Parameters<Handler>) => {
  const { method, headers, originalUrl: path } = from;
  const asked = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(to);
  });
  asked.on("error", next);
  from.pipe(asked);
};
