// Neither package brings types; only what src/tools/edit uses is named here.

declare module "express" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  export interface Request extends IncomingMessage {
    body: unknown;
  }
  export interface Response extends ServerResponse {
    status(code: number): Response;
    json(body: unknown): Response;
    type(name: string): Response;
    send(body: string): Response;
    redirect(status: number, address: string): void;
  }
  type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void;
  export interface Express extends RequestListener {
    use(handler: Handler): void;
    use(path: string, handler: Handler): void;
    get(path: string | string[], handler: Handler): void;
    post(path: string, handler: Handler): void;
    disable(setting: string): void;
  }
  interface MakeExpress {
    (): Express;
    json(options: { limit: string }): Handler;
    static(folder: string, options?: { index?: boolean }): Handler;
  }
  const express: MakeExpress;
  export default express;
}

declare module "decap-server/dist/middlewares.js" {
  import type { Express } from "express";

  export function registerLocalFs(app: Express, options?: { logLevel?: string }): Promise<void>;
}
