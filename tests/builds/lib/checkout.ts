import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import type { ContentFolder } from "@/content/read/read-content-folder";

/** A copy of the code in a temporary folder, with other content, that can be built there. */
export class Checkout {
  folder = mkdtempSync(join(tmpdir(), "checkout-"));

  /** Copies the code of this checkout. Packages are shared. */
  constructor() {
    const code = ["src", "static", "package.json", "tsconfig.json"];
    const signposts = [
      "gatsby-config.ts",
      "gatsby-node.ts",
      "gatsby-browser.tsx",
      "gatsby-ssr.tsx",
    ];
    for (const path of [...code, ...signposts])
      cpSync(join(process.cwd(), path), this.at(path), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules"), this.at("node_modules"), "junction");
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  write(path: string, bytes: string | Buffer): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), bytes);
  }

  /** Replaces the first `from` in a text. Throws if there is none. */
  edit(path: string, from: string, to: string): void {
    const text = readFileSync(this.at(path), "utf8");
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    this.write(path, text.replace(from, to));
  }

  /** Writes a picture of one colour, as small as the check allows. */
  async paint(path: string, background: string): Promise<void> {
    const picture = sharp({ create: { width: 400, height: 225, channels: 3, background } });
    this.write(path, await picture.toFormat(path.endsWith(".png") ? "png" : "jpeg").toBuffer());
  }

  /** Writes the content: its texts, and a plain picture under the name of each picture. */
  async writeContent({ texts, pictures }: Pick<ContentFolder, "texts" | "pictures">) {
    rmSync(this.at("content"), { recursive: true, force: true });
    for (const [path, text] of texts) this.write(`content/${path}`, text);
    for (const path of pictures.keys()) await this.paint(`content/${path}`, "#369");
  }

  /** Renames the folder, with all that is in it. */
  move(): void {
    const to = mkdtempSync(join(tmpdir(), "moved-"));
    renameSync(this.folder, to);
    this.folder = to;
  }

  /** What runs a command of Gatsby here, with its options. */
  private command(...words: string[]) {
    const env = { ...process.env, NODE_ENV: undefined, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" };
    return [
      process.execPath,
      ["-r", "tsx/cjs", "src/tools/gatsby.ts", ...words],
      { cwd: this.folder, env: env as NodeJS.ProcessEnv },
    ] as const;
  }

  /** Throws with the output of the build if it fails. */
  build(): void {
    const [program, words, options] = this.command("build");
    const { status, stdout, stderr } = spawnSync(program, words, { ...options, encoding: "utf8" });
    if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  }

  /**
   * Starts the development server. `untilSaid` resolves to its output since the last call once that
   * holds the words and nothing more has come for three seconds.
   */
  develop(port: number) {
    const server = spawn(...this.command("develop", "-p", String(port)));
    let output = "";
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    const untilSaid = async (words: string) => {
      for (let silence = 0; silence < 3;) {
        const before = output;
        await setTimeout(1000);
        silence = output.includes(words) && output === before ? silence + 1 : 0;
      }
      const said = output;
      output = "";
      return said;
    };
    const stop = async () => {
      server.kill();
      await once(server, "exit");
    };
    return { address: `http://localhost:${port}`, untilSaid, stop };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
