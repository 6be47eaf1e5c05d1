import { formsViolations, resolveForms } from "../../site/form-settings";
import { problemAt, type Rule } from "./rule";

/** The form service's address is a real one, not the example of its instructions. */
export const checkBusiness: Rule = ({ content }) => {
  const { business } = content.files;
  if (!business) return [];
  const { data, source } = business;
  return (["booking", "contact"] as const).flatMap((form) => {
    const address = data.forms[form];
    if (address === undefined) return [];
    const settings = resolveForms({ preset: data.forms.preset, booking: address });
    return formsViolations(settings, data.siteAddress).flatMap((violation) => {
      // "form address: found …; write …": the words of the build are used again.
      const match = /^form address: found (.+); (.+)$/.exec(violation);
      if (!match) return [];
      const [, found = "", fix = ""] = match;
      const seen = "Every request a visitor sends is lost.";
      return problemAt(source, ["forms", form], { found, fix, seen });
    });
  });
};
