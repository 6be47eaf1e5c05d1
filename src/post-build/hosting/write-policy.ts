import { editPages } from "@/post-build/page-files";
import { policyInPage } from "./content-security-policy";

/**
 * Puts the Content-Security-Policy into every page, for hosts that don't send it as a header. Without a policy, it removes the
 * one that pages may have from an earlier build.
 */
export function writePolicy(publicFolder: string, policy: string | undefined): void {
  const element =
    policy === undefined
      ? ""
      : `<meta http-equiv="Content-Security-Policy" content="${policyInPage(policy)}">`;
  editPages(publicFolder, (html) =>
    html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      // After the encoding, which has to be in the first 1024 bytes.
      .replace(/<head>(<meta charset="utf-8"\/?>)?/i, (start) => start + element),
  );
}
