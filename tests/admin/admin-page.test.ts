import type { IncomingMessage, ServerResponse } from "node:http";
import { answerAdmin } from "@/admin/admin-page";

/** The response of the editing page to a path; undefined if the site itself serves it. */
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

test("the editing page loads scripts only from this site", async () => {
  const page = await get("/admin/");
  expect(page?.policy).toContain("script-src 'self';");
  expect(page?.policy).not.toContain("unsafe-eval");
  const script = await get("/admin/sveltia-cms.js");
  expect(script?.type).toBe("text/javascript; charset=utf-8");
  expect(script?.body.length).toBeGreaterThan(100_000);
});

test("requests for other addresses go to the site", async () => {
  expect(await get("/administration")).toBeUndefined();
  expect(await get("/admin/other.js")).toBeUndefined();
});
