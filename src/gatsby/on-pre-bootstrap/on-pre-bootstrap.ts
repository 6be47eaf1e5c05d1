import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../content/check-content";
import { publishingDay } from "../content-folder/publishing-day";
import { readContentFolder } from "../content-folder/read-content-folder";
import { reportContentProblems } from "../report-content-problems";

/** Checks the owner's folder before anything is built: nothing half-right is published. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const folder = await readContentFolder(path.resolve("content"));
  const today = publishingDay(folder.texts.get("business.yml"), new Date());
  const { problems } = checkContent(folder, { today, environment: process.env });
  reportContentProblems(problems, reporter);
};
