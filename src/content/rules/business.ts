import { formPresets, formsViolations, isFormPreset, resolveForms } from "../../site/form-settings";
import { problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";

const keys = {
  siteAddress: ["siteAddress"],
  bookingAction: ["forms", "booking"],
  contactAction: ["forms", "contact"],
};

/** Requests reach the form service, and visitors come back from it to this site. */
export const checkBusiness: Rule = ({ content, environment }) => {
  const { business } = content.files;
  if (!business) return [];
  const { data, source } = business;
  const { FORM_PRESET: preset } = environment;
  if (preset && !isFormPreset(preset))
    return [
      problemAt(source, ["forms", "preset"], {
        found: `${quote(preset)} in the environment variable FORM_PRESET`,
        fix: `write one of ${formPresets.join(", ")} there, or take the variable away`,
      }),
    ];
  const siteAddress = (environment.SITE_URL || data.siteAddress).replace(/\/$/, "");
  return formsViolations(resolveForms(data.forms, environment), siteAddress).map(
    ({ where, found, fix }) =>
      problemAt(source, keys[where], {
        found,
        fix,
        seen: "Every request a visitor sends is lost.",
      }),
  );
};
