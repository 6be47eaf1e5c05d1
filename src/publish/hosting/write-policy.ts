import { readFileSync } from "node:fs";
import path from "node:path";
import { isPageFile, listFiles, writeIfChanged } from "../files";
import { policyInPage } from "./content-security-policy";

/**
 * Puts the Content-Security-Policy into pages that a host sends without headers: all of them where POLICY_IN_PAGES is set, as
 * for GitHub Pages, and otherwise, where the policy is set page by page, the one for unknown addresses. Takes it out of
 * all others, which may have it from an earlier build.
 */
export function writePolicy(
  publicFolder: string,
  { policy, isByPage }: { policy: string; isByPage: boolean },
): void {
  const isEverywhere = Boolean(process.env["POLICY_IN_PAGES"]);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policyInPage(policy)}">`;
  for (const name of listFiles(publicFolder).filter(isPageFile)) {
    const file = path.join(publicFolder, name);
    const isWanted = isEverywhere || (isByPage && name === "/404.html");
    const html = readFileSync(file, "utf8")
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      // After the encoding, which has to be among the first 1024 bytes.
      .replace(/<head>(<meta charset="utf-8"\/?>)?/i, (start) =>
        isWanted ? start + element : start,
      );
    writeIfChanged(file, html);
  }
}
