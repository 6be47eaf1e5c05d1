import { isClosedOn } from "@/business/closed-days";
import { dayName, formatLongDay, weekdayOf } from "@/business/dates";
import type { CheckedContent } from "@/content/check/checked-content";
import { fieldProblem, inMarks, warningAt } from "@/content/problem";
import { isProviderName, providerNames } from "@/requests/form-providers";
import {
  formProblems,
  formVariables,
  providerProblem,
  resolveForms,
  withEnvironment,
} from "@/requests/form-settings";
import type { Rule } from "./rule";

/** Checks that requests and calls reach the business, and that the form provider sends visitors back to this site. */
export const checkBusiness: Rule = ({ content, environment, today = "" }) => {
  const { business } = content.files;
  if (!business) return [];
  const { data, source } = business;
  const { FORM_PRESET: preset } = environment;
  if (preset && !isProviderName(preset))
    return [
      fieldProblem(source, ["forms", "preset"], {
        found: `the environment variable FORM_PRESET is ${inMarks(preset)}`,
        fix: `set it to one of ${providerNames.join(", ")}, or remove it`,
      }),
    ];
  const siteAddress = (environment.SITE_URL || data.siteAddress).replace(/\/$/, "");
  // Mistakes in the owner's own settings have been reported with their file.
  const merged = providerProblem(withEnvironment(data.forms, environment));
  if (merged && !providerProblem(data.forms)) {
    const { key, value, fixVariable: fix } = merged;
    const found = value ? `is ${inMarks(value)}` : "is missing";
    return [
      fieldProblem(source, ["forms", key], {
        found: `the environment variable ${formVariables[key]} ${found}`,
        fix,
      }),
    ];
  }
  const forms = formProblems(resolveForms(data.forms, environment), siteAddress).map(
    ({ where, ...words }) => fieldProblem(source, where, words),
  );
  return [...forms, ...checkNextFree(business, today)];
};

function checkNextFree(
  { data, source }: NonNullable<CheckedContent["files"]["business"]>,
  today: string,
) {
  const { nextFree } = data;
  if (nextFree === undefined) return [];
  const day = formatLongDay(nextFree);
  if (nextFree <= today)
    return [
      warningAt(source, ["nextFree"], {
        found: `${day} has come, so visitors no longer see this`,
        fix: "write your next free day, or delete the line",
      }),
    ];
  if (isClosedOn(nextFree, data.closed))
    return [
      fieldProblem(source, ["nextFree"], {
        found: `you are closed on ${day}`,
        fix: "write another day, or correct the days below closed",
      }),
    ];
  const weekday = weekdayOf(nextFree);
  if (data.hours.some(({ days }) => days.includes(weekday))) return [];
  return [
    warningAt(source, ["nextFree"], {
      found: `${day} is a ${dayName(weekday)}, on which you don't work`,
      fix: "check the day; ignore this if it is right",
    }),
  ];
}
