import type { CheckedContent } from "../../content/checked-content";
import { type ContentProblem, warningAt } from "../../content/problem";
import type { CheckEnvironment } from "../../content/rules/rule";
import { resolveForms } from "../../requests/form-settings";
import { isExampleHost, parseSiteAddress } from "../../site/web-address";

/** Numbers that Australia reserves for fiction: a few beginning 0491 570, and landlines beginning 5550 or 7010. */
const isExamplePhone = (phone: string) =>
  /^(0491570(006|156|157|158|159|110|313|737)|0[2378](5550|7010)\d{4})$/.test(
    phone.replace(/^\+61/, "0").replace(/\D/g, ""),
  );

/** What is still an example or missing before customers can come. None of it stops a build. */
export function findGaps(
  { files, entries }: CheckedContent,
  environment: CheckEnvironment,
): ContentProblem[] {
  const { business, reviews } = files;
  const samples = [
    ...(reviews?.data ?? []).flatMap(({ sample, name }, index) =>
      sample && reviews
        ? warningAt(reviews.source, [index, "sample"], {
            found: `the review of ${name} is a sample`,
            fix: "put a real one in its place, or delete it",
          })
        : [],
    ),
    ...entries.portfolio
      .filter(({ data }) => data.sample)
      .map(({ data, source }) =>
        warningAt(source, ["sample"], {
          found: `“${data.title}” is a sample, with pictures of the demonstration`,
          fix: "delete its folder once you have jobs of your own",
        }),
      ),
  ];
  if (!business) return samples;
  const { data, source } = business;
  const gaps: ContentProblem[] = [];
  const add = (path: PropertyKey[], found: string, fix: string) =>
    gaps.push(warningAt(source, path, { found, fix }));
  const address = environment.SITE_URL || data.siteAddress;
  const url = parseSiteAddress(address);
  if (!url || isExampleHost(url.hostname))
    add(["siteAddress"], `${address} is an example`, "write the address of your site");
  for (const [key, phone] of Object.entries(data.phone))
    if (phone !== undefined && isExamplePhone(phone)) {
      const isNeeded = key !== "whatsapp" && !(data.phone.mobile && data.phone.landline);
      const fix = `write your own number${isNeeded ? "" : ", or delete the line"}`;
      add(["phone", key], `${phone} is an example`, fix);
    }
  if (isExampleHost(data.email.split("@").at(-1) ?? ""))
    add(["email"], `${data.email} is an example`, "write your own address");
  if (!resolveForms(data.forms, environment).configured)
    add(
      ["forms", "preset"],
      "there is no form service, so requests reach nobody",
      "choose one as content/README.md shows",
    );
  return [...gaps, ...samples];
}
