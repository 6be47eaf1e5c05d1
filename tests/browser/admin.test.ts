import { readFileSync } from "node:fs";
import type { Route } from "playwright-core";
import { checkContent } from "@/content/check/check-content";
import { readContentFolder } from "@/content/read/read-content-folder";
import { filesIn } from "@/lib/files";
import { PHONE } from "./lib/browser";
import { useBrowser } from "./lib/visit";

const { open } = useBrowser();

const paths = filesIn("content").map((file) => `content/${file}`);
/** A made-up id of a file, as long as Git's. */
const hashOf = (index: number) => String(index).padStart(40, "a");

interface Commit {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/**
 * Answers as GitHub would for a repository that holds `content/`; what is committed goes to
 * `commit`.
 */
function answerAsGitHub(commit: (changes: Commit) => void) {
  return async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const json = (body: unknown) => route.fulfill({ json: body });
    if (pathname === "/user") return json({ id: 1, login: "jo", name: "Jo", avatar_url: "" });
    if (pathname.includes("/collaborators/")) return route.fulfill({ status: 204 });
    if (pathname.includes("/git/trees/")) {
      const tree = paths.map((path, index) => ({
        path,
        type: "blob",
        sha: hashOf(index),
        size: 1,
      }));
      return json({ tree });
    }
    if (pathname !== "/graphql") return route.abort();
    const { query, variables } = route.request().postDataJSON() as {
      query: string;
      variables: { input?: { fileChanges: Commit } };
    };
    if (variables.input) {
      commit(variables.input.fileChanges);
      return json({ data: { createCommitOnBranch: { commit: { oid: "c1", committedDate: "" } } } });
    }
    const repository: Record<string, unknown> = {
      ref: { target: { history: { nodes: [{ oid: "c0", message: "" }] } } },
    };
    for (const [, name = "", hash] of query.matchAll(/(content_\d+): object\(oid: "a*(\d+)"/g)) {
      const text = readFileSync(paths[Number(hash)] ?? "", "utf8");
      repository[name] = { text, isTruncated: false };
    }
    return json({ data: { repository } });
  };
}

test("on a phone a price is changed and saved, and what is committed passes the check", async () => {
  const commits: Commit[] = [];
  const { page, context, consoleErrors } = await open(PHONE);
  await context.route(
    /^https:/,
    answerAsGitHub((changes) => commits.push(changes)),
  );
  await page.goto("/admin/#/collections/files/entries/pricing");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox").fill("token");
  await page.getByRole("textbox").press("Enter");
  expect(await page.content()).toContain("script-src 'self';");
  const lists = page.getByRole("group", { name: "Price lists" });
  // All lists, then the first of them.
  for (let level = 0; level < 2; level += 1)
    await lists.getByRole("button", { name: "Expand" }).first().click();
  const price = lists.getByRole("spinbutton").first();
  const changed = Number(await price.inputValue()) + 5;
  await price.fill(String(changed));
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Entry saved.").waitFor();

  const [{ additions, deletions } = { additions: [], deletions: [] }, ...more] = commits;
  expect([additions.map(({ path }) => path), deletions, more]).toEqual([
    ["content/pricing.yml"],
    [],
    [],
  ]);
  const text = Buffer.from(additions[0]?.contents ?? "", "base64").toString();
  const folder = await readContentFolder("content");
  const checked = checkContent({
    ...folder,
    texts: new Map(folder.texts).set("pricing.yml", text),
  });
  expect(checked.problems).toEqual([]);
  const prices = Object.values(checked.files.pricing?.data.priceLists ?? {}).flatMap(Object.values);
  expect(prices).toContain(changed);
  expect(consoleErrors.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
});
