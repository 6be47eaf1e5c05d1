import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { parseContentFile } from "../../domain/content/check-content";
import type { DevelopmentNotes } from "../../domain/development-notes";
import { createInbox } from "../../server/inbox";
import { siteAddressOr } from "../environment";
import { readExamples } from "../example-queries/read-example-queries";
import { ContentWatch } from "./content-watch";
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
 * What only a developer has: the sentences of `npm run check` as they change (/__content-problems),
 * the example queries (/__queries), and the local inbox for the forms (/__inbox).
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (
  api: CreateDevServerArgs,
) => {
  const { store, reporter } = api;
  const app = api.app as unknown as App;
  const { program } = store.getState() as { program: { directory: string } };
  const watch = new ContentWatch(path.join(program.directory, "content"));
  app.get("/__content-problems", (request, response) => {
    if (request.headers.accept?.includes("text/event-stream")) stream(watch, request, response);
    else
      void watch.read().then((notes) => send(response, "application/json", JSON.stringify(notes)));
  });
  app.get("/__queries", (_request, response, next) => {
    void readExamples().then(
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

/** Server-sent events: one with the state of now, one after each change. */
function stream(watch: ContentWatch, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    "Content-Type": "text/event-stream",
    // The server compresses answers, and would keep these back until there is enough to compress.
    "Cache-Control": "no-store, no-transform",
  });
  const write = (notes: DevelopmentNotes) => response.write(`data: ${JSON.stringify(notes)}\n\n`);
  void watch.read().then(write);
  request.on("close", watch.listen(write));
}

/** The address that pages are built with, to which the forms want to return. */
async function readSiteAddress(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, "content", "business.yml"), "utf8");
  const parsed = parseContentFile("business.yml", text);
  const data = parsed && "data" in parsed ? (parsed.data as { siteAddress: string }) : undefined;
  return data ? [siteAddressOr(data.siteAddress)] : [];
}
