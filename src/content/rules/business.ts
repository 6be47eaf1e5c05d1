import { formPresets, formProblems, isFormPreset, resolveForms } from "../../site/form-settings";
import { problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";

/** Requests reach the form service, and visitors come back from it to this site. */
export const checkBusiness: Rule = ({ content, environment }) => {
  const { business } = content.files;
  if (!business) return [];
  const { data, source } = business;
  const { FORM_PRESET: preset } = environment;
  if (preset && !isFormPreset(preset))
    return [
      problemAt(source, ["forms", "preset"], {
        found: `the environment variable FORM_PRESET is ${quote(preset)}`,
        fix: `set it to one of ${formPresets.join(", ")}, or take it away`,
      }),
    ];
  const siteAddress = (environment.SITE_URL || data.siteAddress).replace(/\/$/, "");
  return formProblems(resolveForms(data.forms, environment), siteAddress).map(
    ({ where, ...words }) =>
      problemAt(source, where, { ...words, seen: "Every request a visitor sends is lost." }),
  );
};
