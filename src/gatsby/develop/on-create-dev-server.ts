import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { answerInbox } from "../../build/inbox";
import { parseExampleQueries, queriesPage } from "./example-queries";

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The part of the develop server (an Express app) that is used here. */
interface App {
  use(handler: Handler): void;
  get(path: string, handler: Handler): void;
}

/**
 * What only a developer has: the example queries (/__queries), and the local inbox for the forms (/__inbox).
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
  app.use((request, response, next) => {
    answerInbox(request, response, ".inbox").then((isAnswered) => isAnswered || next(), next);
  });
};
