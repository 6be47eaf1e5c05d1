import { internationalPhone } from "@/business/australian-phone";
import type { CheckedContent } from "@/content/check/checked-content";
import type { CheckEnvironment } from "@/content/check/rules/rule";
import { type ContentProblem, fileProblem, type ProblemText, warningAt } from "@/content/problem";
import { resolveForms } from "@/requests/form-settings";
import { isExampleHost, parseSiteAddress } from "@/site/web-address";

/** Whether Australia reserves a number for fiction: some that begin with 0491 570, and landlines with 5550 or 7010. */
const isExamplePhone = (phone: string) =>
  /^\+61(491570(006|156|157|158|159|110|313|737)|[2378](5550|7010)\d{4})$/.test(
    internationalPhone(phone) ?? "",
  );

/** `a, b, c and 2 more`: the first three names of a list, and how many more there are. */
function nameSome(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(", ").replace(/\.$/, "");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

/** `9 sample jobs`, `1 sample job`. */
const counted = (names: readonly string[], what: string) =>
  `${names.length} ${what}${names.length === 1 ? "" : "s"}: ${nameSome(names)}`;

const gapOf = (file: string, words: ProblemText) =>
  fileProblem(file, { severity: "warning", ...words });

/** Finds what is still a sample or an example, for the list "Before you open". None of it stops a build. */
export const findGaps = (
  content: CheckedContent,
  environment: CheckEnvironment,
): ContentProblem[] => [
  ...businessGaps(content, environment),
  ...aboutGaps(content),
  ...sampleGaps(content),
];

function businessGaps({ files: { business } }: CheckedContent, environment: CheckEnvironment) {
  if (!business) return [];
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
      const keep =
        key === "whatsapp" ? "" : `, and keep the ${key === "mobile" ? "landline" : "mobile"}`;
      const fix = `write your own number${isNeeded ? "" : `, or delete the line${keep}`}`;
      add(["phone", key], `${phone} is an example`, fix);
    }
  if (isExampleHost(data.email.split("@").at(-1) ?? ""))
    add(["email"], `${data.email} is an example`, "write your own address");
  for (const [key, link] of Object.entries(data.social))
    if (link !== undefined && /\bexample\b|rivergum/i.test(link))
      add(["social", key], `${link} is an example`, "write your own, or delete the line");
  if (data.promo?.sample)
    add(
      ["promo", "sample"],
      "the offer is a sample",
      "write your own and delete this line, or delete promo",
    );
  if (!resolveForms(data.forms, environment).configured)
    add(
      ["forms", "preset"],
      "there is no form provider, so requests reach nobody",
      "choose one as content/README.md shows",
    );
  return gaps;
}

/** The examples on the about page: the person who does the work, and the insurer. */
function aboutGaps({ entries }: CheckedContent): ContentProblem[] {
  const about = entries.pages.find(({ id }) => id === "about");
  if (!about) return [];
  const { owner, insurance } = about.data;
  return [
    ...(owner?.startsWith("Sam Rivers")
      ? [
          warningAt(about.source, ["owner"], {
            found: `${owner} is an example`,
            fix: "write your name",
          }),
        ]
      : []),
    ...(/\bexample\b/i.test(insurance?.insurer ?? "")
      ? [
          warningAt(about.source, ["insurance", "insurer"], {
            found: `${insurance?.insurer} is an example`,
            fix: "write your insurer, and what is covered in the words of your policy",
          }),
        ]
      : []),
  ];
}

function sampleGaps({ files, entries }: CheckedContent): ContentProblem[] {
  const { faq, pricing, reviews } = files;
  const answers = (faq?.data ?? []).filter(({ sample }) => sample).map(({ id }) => id);
  const authors = (reviews?.data ?? []).filter(({ sample }) => sample).map(({ name }) => name);
  const jobs = entries.portfolio.filter(({ data }) => data.sample).map(({ id }) => id);
  const gaps: ContentProblem[] = [];
  if (answers.length > 0)
    gaps.push(
      gapOf("faq.yml", {
        found: counted(answers, "sample answer"),
        fix: "adapt each to your business, then delete its sample: true",
      }),
    );
  if (authors.length > 0)
    gaps.push(
      gapOf("reviews.yml", {
        found: counted(authors, "sample review"),
        fix: "replace samples with real reviews, or delete them",
      }),
    );
  if (jobs.length > 0)
    gaps.push(
      gapOf("portfolio", {
        found: counted(jobs, "sample job"),
        fix: "delete sample folders once you have jobs of your own",
      }),
    );
  for (const { data, source } of entries.pages)
    if (data.sample)
      gaps.push(
        warningAt(source, ["sample"], {
          found: `the text of “${data.heading}” is a sample`,
          fix: "adapt it to your business, then delete this line",
        }),
      );
  for (const [index, { label, plans }] of (pricing?.data.howOften ?? []).entries())
    for (const [service, { sample }] of Object.entries(plans))
      if (sample && pricing)
        gaps.push(
          warningAt(pricing.source, ["howOften", index, "plans", service, "sample"], {
            found: `the care plan for ${service}, ${label.toLowerCase()}, is a sample`,
            fix: "if you offer it, delete sample: true; otherwise delete the plan",
          }),
        );
  return gaps;
}
