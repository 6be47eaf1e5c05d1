import type { IncomingMessage, ServerResponse } from "node:http";
import { answerAdmin } from "../../src/admin/admin-page";

/** The answer of the editing page at an address, or undefined if it leaves the address to the site. */
async function get(url: string) {
  let type: unknown;
  let body: string | Buffer = "";
  let policy = "";
  const response = {
    writeHead(_status: number, headers: Record<string, string>) {
      type = headers["Content-Type"];
      policy = headers["Content-Security-Policy"] ?? "";
    },
    end(content: string | Buffer) {
      body = content;
    },
  };
  const isAnswered = await answerAdmin(
    { url } as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return isAnswered ? { type, body, policy } : undefined;
}

test("the editing page loads scripts and fonts only from this site", async () => {
  const page = await get("/admin/");
  expect(page?.policy).toContain("script-src 'self';");
  expect(page?.policy).toContain("font-src 'self';");
  expect(page?.policy).not.toContain("unsafe-eval");
});

test("all fonts that the editor loads are served", async () => {
  const script = String((await get("/admin/sveltia-cms.js"))?.body);
  expect(script).not.toContain("cdn.jsdelivr.net");
  const fonts = script.match(/\/admin\/fonts\/[\w-]+\.woff2/g) ?? [];
  expect(fonts).toHaveLength(3);
  for (const font of fonts) {
    const answer = await get(font);
    expect(answer?.type).toBe("font/woff2");
    expect(answer?.body.slice(0, 4).toString()).toBe("wOF2");
  }
});

test("other addresses are left to the site", async () => {
  expect(await get("/administration")).toBeUndefined();
  expect(await get("/admin/fonts/other.woff2")).toBeUndefined();
});
