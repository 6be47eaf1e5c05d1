import { dirname } from "node:path";
import { createRequire } from "node:module";

import { registerLocalFs } from "decap-server/dist/middlewares.js";
import express, { type Express, type Request, type Response } from "express";

import { decapConfig } from "./decap-config";
import { adminPage, adminPolicy, adminScript } from "./admin-page";
import { Desk, RefusedError, type Asset, type DataFile } from "./desk";

export interface EditOptions {
  /** The folder that holds `content/`. */
  root: string;
  /** Gets one line for each save. */
  log: (line: string) => void;
}

/** A request of Decap's proxy backend, as far as it is looked at here. */
interface Call {
  action?: string;
  params?: {
    path?: string;
    paths?: string[];
    folder?: string;
    mediaFolder?: string;
    files?: { path: string }[];
    entry?: DataFile;
    dataFiles?: DataFile[];
    assets?: Asset[];
    asset?: Asset;
  };
}

/** An entry as decap-server answers with it. */
interface ReadEntry {
  data: string | null;
  file: { path: string };
}

// Only these names are this machine's own: any other in the Host header is a page elsewhere that
// had its name point here, to read and write the folder.
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif|gif|tiff?)$/i;

/**
 * The editing page: Decap CMS from its package, and decap-server as what reads and writes files.
 * decap-server is used as the library it also is, not as a program of its own: as a program it
 * listens on a second port, where neither the rules of this site nor the check of the Host header
 * would stand before it.
 */
export async function createEditApp({ root, log }: EditOptions): Promise<Express> {
  const desk = new Desk(root);
  const app = express();
  app.disable("x-powered-by");
  app.use((request, response, next) => {
    const { host = "", origin } = request.headers;
    const isOwn = LOOPBACK_HOST.test(host) && (origin === undefined || origin === `http://${host}`);
    if (isOwn) next();
    else response.status(403).json({ error: "The editing page answers on this machine only." });
  });
  app.use("/admin", (_request, response, next) => {
    response.setHeader("Content-Security-Policy", adminPolicy);
    next();
  });
  app.get("/", (_request, response) => response.redirect(302, "/admin/"));
  app.get("/admin/", (_request, response) => response.type("html").send(adminPage));
  app.get("/admin/start.js", (_request, response) => response.type("js").send(adminScript));
  app.get("/admin/config.json", (_request, response) => {
    desk.readContent().then(
      (content) => response.json(decapConfig(content)),
      (error: unknown) => response.status(500).json({ error: String(error) }),
    );
  });
  app.use("/admin/decap", express.static(decapFolder(), { index: false }));
  app.use(express.json({ limit: "100mb" }));
  app.post("/api/v1", (request, response, next) => {
    standBetween(desk, request, response, log).then(
      (goesOn) => goesOn && next(),
      (error: unknown) => {
        if (!(error instanceof RefusedError)) log(`Could not save: ${String(error)}`);
        const isOurs = error instanceof RefusedError;
        response.status(isOurs ? 422 : 500).json({ error: isOurs ? error.message : String(error) });
      },
    );
  });
  // The folder it works on is not an argument of the function.
  process.env["GIT_REPO_DIRECTORY"] = root;
  await registerLocalFs(app, { logLevel: "error" });
  return app;
}

function decapFolder(): string {
  return dirname(createRequire(`${process.cwd()}/package.json`).resolve("decap-cms"));
}

/** Changes what is asked of decap-server and what it answers. False where the answer was given here. */
async function standBetween(
  desk: Desk,
  request: Request,
  response: Response,
  log: (line: string) => void,
): Promise<boolean> {
  const { action, params = {} } = request.body as Call;
  switch (action) {
    case "info":
    case "getDeployPreview":
      return true;
    case "entriesByFolder":
      assertOpen(/^content\/[a-z]+$/.test(params.folder ?? ""));
      changeAnswer(response, (entries) => presentAll(desk, entries as ReadEntry[]));
      return true;
    case "entriesByFiles":
      assertOpen((params.files ?? []).every(({ path }) => desk.isOpen(path)));
      changeAnswer(response, (entries) => presentAll(desk, entries as ReadEntry[]));
      return true;
    case "getEntry":
      assertOpen(desk.isOpen(params.path ?? ""));
      changeAnswer(response, (entry) => presentOne(desk, entry as ReadEntry));
      return true;
    case "persistEntry":
      await prepareSave(desk, params, log);
      return true;
    case "getMedia":
      assertOpen(/^content(\/[a-z0-9-]+)*$/.test(params.mediaFolder ?? ""));
      changeAnswer(response, (files) =>
        (files as { path: string }[]).filter(({ path }) => PICTURE.test(path)),
      );
      return true;
    case "getMediaFile":
      assertOpen(desk.isOpen(params.path ?? ""));
      return true;
    case "persistMedia":
      assertOpen(desk.isForInbox(params.asset?.path ?? ""));
      log(`New: ${params.asset?.path}; npm run photos takes it up`);
      return true;
    case "deleteFile":
    case "deleteFiles":
      if ([params.path ?? [], params.paths ?? []].flat().every((path) => desk.isForInbox(path)))
        return true;
      throw new RefusedError(
        "Only pictures of the inbox are deleted here: take others out of their folder yourself, together with their line.",
      );
    default:
      throw new RefusedError(`The editing page does not know how to ${String(action)}.`);
  }
}

function assertOpen(isOpen: boolean): void {
  if (!isOpen) throw new RefusedError("Only texts and pictures of content/ are edited here.");
}

async function prepareSave(
  desk: Desk,
  params: NonNullable<Call["params"]>,
  log: (line: string) => void,
): Promise<void> {
  const files = params.dataFiles ?? (params.entry ? [params.entry] : []);
  assertOpen(files.every(({ path }) => desk.isOpen(path)));
  const ready = await desk.prepare(files, params.assets ?? []);
  // Files are changed, never moved: a new address of a page is decided by whoever names its folder.
  params.dataFiles = ready.dataFiles.map((file, index) => ({
    ...file,
    slug: files[index]?.slug ?? "",
  }));
  delete params.entry;
  params.assets = ready.assets;
  for (const { path } of [...ready.dataFiles, ...ready.assets]) log(`Saved: ${path}`);
}

/** Shows entries as forms; READMEs and files that cannot be read are left out of lists. */
function presentAll(desk: Desk, entries: ReadEntry[]): ReadEntry[] {
  return entries
    .filter(({ file }) => desk.isOpen(file.path))
    .flatMap((entry) => {
      const data = entry.data === null ? null : desk.present(entry.file.path, entry.data);
      return data === undefined ? [] : [{ ...entry, data }];
    });
}

function presentOne(desk: Desk, entry: ReadEntry): ReadEntry | { error: string } {
  const [shown] = presentAll(desk, [entry]);
  return shown ?? { error: `${entry.file.path} cannot be read: npm run check says why.` };
}

/** decap-server answers with response.json(): that is where its answer is changed. */
function changeAnswer(response: Response, change: (body: unknown) => unknown): void {
  const json = response.json.bind(response);
  response.json = (body) => json(response.statusCode === 200 ? change(body) : body);
}
