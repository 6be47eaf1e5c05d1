import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { answerAdmin } from "@/admin/admin-page";
import { answerInbox } from "@/requests/inbox";

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The part of the development server, which is an Express app, that is used here. */
interface App {
  use(handler: Handler): void;
}

/** Adds the inbox (/__inbox) and the editing page (/admin/) to the development server. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (api: CreateDevServerArgs) => {
  (api.app as unknown as App).use((request, response, next) => {
    answerInbox(request, response, ".inbox")
      .then((isAnswered) => isAnswered || answerAdmin(request, response))
      .then((isAnswered) => isAnswered || next(), next);
  });
};
