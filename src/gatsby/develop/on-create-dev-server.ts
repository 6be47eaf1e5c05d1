import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { parseContentFile } from "../../content/check-content";
import { createInbox } from "../../tools/preview/inbox";
import { siteAddressOr } from "../environment";
import { readExampleQueries } from "./example-queries";
import { queriesPage } from "./queries-page";

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
 * What only a developer has: the example queries (/__queries) and the local inbox for the forms (/__inbox).
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (
  api: CreateDevServerArgs,
) => {
  const { store, reporter } = api;
  const app = api.app as unknown as App;
  const { program } = store.getState() as { program: { directory: string } };
  app.get("/__queries", (_request, response, next) => {
    void readExampleQueries().then(
      (examples) => send(response, "text/html", queriesPage(examples)),
      (error: unknown) => next(error),
    );
  });
  const inbox = createInbox({
    inboxDir: path.join(program.directory, ".inbox"),
    siteAddresses: await readSiteAddress(program.directory),
    log: (line) => reporter.info(line),
  });
  app.use((request, response, next) => {
    void inbox(request, response).then(
      (isDone) => isDone || next(),
      (error: unknown) => next(error),
    );
  });
};

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader("Content-Type", `${type}; charset=utf-8`);
  response.setHeader("Cache-Control", "no-store");
  response.end(text);
}

/** The address that pages are built with, to which the forms want to return. */
async function readSiteAddress(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, "content", "business.yml"), "utf8");
  const parsed = parseContentFile("business.yml", text);
  const content = parsed?.content;
  return content?.kind === "business" ? [siteAddressOr(content.data.siteAddress)] : [];
}
