import { isAustralianPhone } from "../../business/australian-phone";
import { formatLongDay } from "../../business/blog";
import {
  formPresets,
  formProblems,
  formVariables,
  isFormPreset,
  presetProblem,
  resolveForms,
  withEnvironment,
} from "../../requests/form-settings";
import type { CheckedContent } from "../checked-content";
import { problemAt, warningAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";

/** Checks that requests and calls reach the business, and that the form service sends visitors back to this site. */
export const checkBusiness: Rule = ({ content, environment, today = "" }) => {
  const { business } = content.files;
  if (!business) return [];
  const { data, source } = business;
  const { FORM_PRESET: preset } = environment;
  if (preset && !isFormPreset(preset))
    return [
      problemAt(source, ["forms", "preset"], {
        found: `the environment variable FORM_PRESET is ${quote(preset)}`,
        fix: `set it to one of ${formPresets.join(", ")}, or remove it`,
      }),
    ];
  const siteAddress = (environment.SITE_URL || data.siteAddress).replace(/\/$/, "");
  // Mistakes in the owner's own settings have been reported with their file.
  const merged = presetProblem(withEnvironment(data.forms, environment));
  if (merged && !presetProblem(data.forms)) {
    const { key, value, what, example } = merged;
    const found = value ? `is ${quote(value)}` : "is missing";
    return [
      problemAt(source, ["forms", key], {
        found: `the environment variable ${formVariables[key]} ${found}`,
        fix: `set it to ${what}, for example ${example}`,
      }),
    ];
  }
  const forms = formProblems(resolveForms(data.forms, environment), siteAddress).map(
    ({ where, ...words }) => problemAt(source, where, words),
  );
  return [...forms, ...checkPhones(business), ...checkNextFree(business, today)];
};

function checkNextFree(
  { data, source }: NonNullable<CheckedContent["files"]["business"]>,
  today: string,
) {
  const { nextFree } = data;
  if (nextFree === undefined || nextFree > today) return [];
  return [
    warningAt(source, ["nextFree"], {
      found: `${formatLongDay(nextFree)} has come, so visitors no longer see this`,
      fix: "write your next free day, or delete the line",
    }),
  ];
}

function checkPhones({ data, source }: NonNullable<CheckedContent["files"]["business"]>) {
  if (data.base.country !== "AU") return [];
  return (["mobile", "landline"] as const).flatMap((key) => {
    const number = data.phone[key];
    if (number === undefined || isAustralianPhone(number)) return [];
    return warningAt(source, ["phone", key], {
      found: `${quote(number)} is not an Australian number`,
      fix: "count its digits: there are ten, as in 0491 570 156 or (07) 5550 0142",
    });
  });
}
