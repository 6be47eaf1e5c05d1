import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { answerAdmin } from "@/admin/admin-page";
import { answerInbox } from "@/tools/lib/inbox";

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The part of the development server, which is an Express app, that is used here. */
interface App {
  use(handler: Handler): void;
}

/**
 * Adds the inbox (/__inbox) and the editing page (/admin/) to the development server, and prints
 * the address of GraphiQL, Gatsby's page for trying queries, with one of the examples in it.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (api: CreateDevServerArgs) => {
  const { program } = api.store.getState() as { program: { port: number } };
  const examples = readFileSync("src/example-queries.graphql", "utf8");
  const [query = ""] = /^query [^]*?^}/m.exec(examples) ?? [];
  const address = `http://localhost:${program.port}/___graphql?query=${encodeURIComponent(query.replaceAll(/\s+/g, " "))}`;
  // Gatsby's reporter would break the address into lines.
  process.stdout.write(`\nA query to try in GraphiQL: ${address}\n\n`);
  (api.app as unknown as App).use((request, response, next) => {
    answerInbox(request, response, ".inbox")
      .then((isAnswered) => isAnswered || answerAdmin(request, response))
      .then((isAnswered) => isAnswered || next(), next);
  });
};
