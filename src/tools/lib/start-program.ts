import { spawn } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const START_MS = 60_000;
const STOP_MS = 5_000;

interface Program {
  /** What it is, for the error. */
  name: string;
  path: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** On 127.0.0.1: it is up once it listens there. */
  port: number;
}

/** A server that runs until `close` has ended it. */
export interface RunningProgram {
  close: () => Promise<void>;
}

/** Starts a server as a process of our own; throws with what it said when it does not come up. */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const { name, path, args, cwd, env, port } = program;
  const child = spawn(path, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-10_000)));
  }
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    child.on("error", (error) => {
      said += error.message;
      end();
    });
    child.on("exit", end);
  });
  const close = async () => {
    child.kill("SIGTERM");
    await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })]);
    if (!hasEnded) child.kill("SIGKILL");
    await ended;
  };
  const deadline = Date.now() + START_MS;
  while (!(await isListening(port))) {
    if (hasEnded || Date.now() > deadline) {
      await close();
      throw new Error(`${name} did not start:\n${said}`);
    }
    await wait(50);
  }
  return { close };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    const finish = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
  });
}
