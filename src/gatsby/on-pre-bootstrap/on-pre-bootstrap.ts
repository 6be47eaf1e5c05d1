import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../content/check-content";
import { formsViolations, resolveForms } from "../../site/form-settings";
import { readContentFolder } from "../content-folder/read-content-folder";
import { isPublishing, siteAddressOr } from "../environment";
import { reportContentProblems } from "../report-content-problems";

/** Checks the owner's folder before anything is built: nothing half-right is published. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }) => {
  const { program } = store.getState() as { program: { directory: string } };
  const content = checkContent(await readContentFolder(path.join(program.directory, "content")));
  reportContentProblems(content.problems, reporter);
  const business = content.files.business?.data;
  if (!business || !isPublishing()) return;
  const violations = formsViolations(
    resolveForms(business.forms, process.env),
    siteAddressOr(business.siteAddress),
  );
  if (violations.length > 0)
    reporter.panicOnBuild(
      `The forms cannot be published like this:\n\n${violations.map((violation) => `  ${violation}`).join("\n")}\n`,
    );
};
