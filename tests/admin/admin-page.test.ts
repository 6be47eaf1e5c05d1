import type { IncomingMessage, ServerResponse } from "node:http";
import { answerAdmin } from "@/admin/admin-page";

/** The response of the editing page to a path; undefined if the site itself serves it. */
async function get(url: string) {
  const [writeHead, end] = [jest.fn(), jest.fn()];
  const response = { writeHead, end } as unknown as ServerResponse;
  if (!(await answerAdmin({ url } as IncomingMessage, response))) return undefined;
  const [[, headers]] = writeHead.mock.calls as [[number, Record<string, string>]];
  const [[body]] = end.mock.calls as [[string | Buffer]];
  return { type: headers["Content-Type"], body: String(body) };
}

test("the editing page loads scripts only from this site", async () => {
  const page = await get("/admin/");
  expect(page?.body).toContain("script-src 'self';");
  expect(page?.body).not.toContain("unsafe-eval");
  const script = await get("/admin/sveltia-cms.js");
  expect(script?.type).toBe("text/javascript; charset=utf-8");
  expect(script?.body.length).toBeGreaterThan(100_000);
});

test("requests for other addresses go to the site", async () => {
  expect(await get("/administration")).toBeUndefined();
  expect(await get("/admin/other.js")).toBeUndefined();
});
