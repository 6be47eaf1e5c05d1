import { setTimeout as wait } from "node:timers/promises";
import { remindOfRestart } from "../../src/tools/lib/restart-reminder";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

test("npm run dev says once that it must be restarted, and again after the content changes", async () => {
  write("src/content/schemas/service.ts", "");
  write("src/components/logo.tsx", "");
  write("content/faq.yml", "");
  const lines: string[] = [];
  const end = remindOfRestart(at(), (line) => lines.push(line.trim()), 300);
  /** Waits for as many lines, and then for longer than another one would take. */
  const linesAfter = async (count: number) => {
    for (let tries = 0; lines.length < count && tries < 50; tries += 1) await wait(100);
    await wait(600);
    return lines;
  };
  const restart = "Restart npm run dev to see the change in src/content/schemas/service.ts.";
  try {
    write("src/components/logo.tsx", "changed");
    write("content/faq.yml", "changed");
    expect(await linesAfter(0)).toEqual([]);
    for (const text of ["one", "two"]) write("src/content/schemas/service.ts", text);
    expect(await linesAfter(1)).toEqual([restart]);
    write("content/faq.yml", "changed again");
    expect(await linesAfter(2)).toEqual([restart, restart]);
  } finally {
    end();
  }
});
