import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { StartedBrowser, Visitor } from "./visitor";

// WebKitGTK, which has Safari's engine, controlled through WebDriver
// (https://www.w3.org/TR/webdriver2/).

/** The key under which WebDriver names an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/**
 * Starts a virtual screen, because WebKitGTK's browser needs one. Resolves to its process and its
 * name.
 */
async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout!, "data")) as [Buffer];
  return [screen, `:${display.toString().trim()}`];
}

/** A port that nothing uses. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Sends a command of WebDriver. Throws what the driver says if it fails, or after 20 seconds. */
async function sendCommand(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(20_000),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK through its driver. */
export async function startWebKit(driverPath: string): Promise<StartedBrowser> {
  const [screen, display] = await startScreen();
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1)
    try {
      await sendCommand(`${server}/status`, "GET");
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await wait(100);
    }

  const { sessionId } = (await sendCommand(`${server}/session`, "POST", { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `${server}/session/${sessionId}`;
  return {
    newVisitor: async () => {
      const visitor = describeVisitor(session);
      // One session for all: the driver has one at a time, and takes long to start it. The site
      // stores nothing but this.
      await visitor.evaluate(() => {
        if (location.protocol.startsWith("http")) sessionStorage.clear();
      });
      return visitor;
    },
    // Ending the screen (Xvfb) also ends a browser that no longer answers.
    close: async () => {
      driver.kill();
      screen.kill();
    },
  };
}

function describeVisitor(session: string): Visitor {
  const post = (command: string, body: object) =>
    sendCommand(`${session}/${command}`, "POST", body);
  const evaluate: Visitor["evaluate"] = (run, argument) =>
    post("execute/sync", {
      script: `return (${String(run)})(...arguments)`,
      args: [argument ?? null],
    }) as never;
  const find = async (selector: string) => {
    const found = await post("element", { using: "css selector", value: selector });
    return (found as Record<string, string>)[elementKey] ?? "";
  };
  return {
    goto: async (address) => {
      await post("window/rect", { width: 390, height: 844 });
      await post("url", { url: address });
      // WebDriver has no access to the console. From here on, the page keeps its errors itself:
      // before its scripts start.
      await evaluate(() => {
        const errors: string[] = [];
        Object.assign(window, { errors });
        console.error = (...parts: unknown[]) => void errors.push(parts.join(" "));
        addEventListener("error", ({ message }) => errors.push(message));
        addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
        addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
          errors.push(`${violatedDirective} blocked ${blockedURI}`),
        );
      });
    },
    evaluate,
    click: async (selector) => void (await post(`element/${await find(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await post(`element/${await find(selector)}/value`, { text })),
    errors: () => evaluate(() => (window as unknown as { errors?: string[] }).errors ?? []),
  };
}
