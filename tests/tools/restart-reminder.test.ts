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
  const restart = "Restart npm run dev to see the change in src/content/schemas/service.ts.";
  try {
    write("src/components/logo.tsx", "changed");
    write("content/faq.yml", "changed");
    await wait(1000);
    expect(lines).toEqual([]);
    for (const text of ["one", "two"]) write("src/content/schemas/service.ts", text);
    await wait(1000);
    expect(lines).toEqual([restart]);
    write("content/faq.yml", "changed again");
    await wait(1000);
    expect(lines).toEqual([restart, restart]);
  } finally {
    end();
  }
});
