import type { CheckedContent } from "../../content/checked-content";
import { type ContentProblem, problemAt, problemOf } from "../../content/problem";
import type { CheckEnvironment } from "../../content/rules/rule";
import { resolveForms } from "../../site/form-settings";
import { isExamplePhone } from "./example-phone";

/** What the site is checked with besides its content. */
export interface LaunchFacts {
  /** SHA-256 of each picture, in hex, by its path below `content/`. */
  pictureHashes: ReadonlyMap<string, string>;
  /** SHA-256 of the pictures the site was made with. */
  demoHashes: ReadonlySet<string>;
  /** The environment the site is built in, which can name the site and the form service. */
  environment: CheckEnvironment;
}

/** Names that nobody can own (RFC 2606, RFC 6761), and the machine itself. */
const exampleHost = /(^|\.)(example(\.(com|net|org))?|invalid|test|localhost)$/i;

const isExampleAddress = (address: string) =>
  !URL.canParse(address) || exampleHost.test(new URL(address).hostname);

/** Everything that still stands between the content and a real opening. */
export function findLaunchGaps(content: CheckedContent, facts: LaunchFacts) {
  const severe = content.problems.filter(({ severity }) => severity === "error");
  const groups = [
    { title: "Mistakes (npm run check)", gaps: severe },
    { title: "Who you are and how you are reached", gaps: findExampleContacts(content, facts) },
    { title: "Where requests are sent", gaps: findMissingForms(content, facts) },
    { title: "Reviews", gaps: findSampleReviews(content) },
    { title: "Jobs", gaps: findSampleJobs(content) },
    { title: "Pictures", gaps: findDemoPictures(facts) },
  ];
  return {
    groups: groups.filter(({ gaps }) => gaps.length > 0),
    /** What to bear in mind without its being a violation. */
    reminders: remindersFor(content, facts),
  };
}

function findExampleContacts({ files, problems }: CheckedContent, { environment }: LaunchFacts) {
  if (!files.business) return [];
  const { data, source } = files.business;
  const gaps: ContentProblem[] = [];
  const add = (path: PropertyKey[], found: string, fix: string) =>
    gaps.push(problemAt(source, path, { found, fix }));
  if (/rivergum/i.test(data.name)) {
    add(["name"], `the example name "${data.name}"`, "write the name of your business");
  }
  const isTold = problems.some(({ field }) => field === "siteAddress");
  if (!isTold && !environment.SITE_URL && isExampleAddress(data.siteAddress)) {
    add(
      ["siteAddress"],
      `the example address ${data.siteAddress}`,
      "write the address of your site, for example https://www.your-name.com.au",
    );
  }
  for (const [kind, phone] of Object.entries(data.phone)) {
    if (phone === undefined || !isExamplePhone(phone)) continue;
    const fix = kind === "landline" ? "write your own, or delete the line" : "write your own";
    add(["phone", kind], `the example number ${phone}, which reaches nobody`, fix);
  }
  const host = data.email.split("@").at(-1) ?? "";
  if (exampleHost.test(host)) {
    add(["email"], `the example address ${data.email}`, "write your own email address");
  }
  const { facebook, instagram, googleReviews } = data.social;
  for (const [key, address] of Object.entries({ facebook, instagram })) {
    if (address === undefined || !/rivergum|\.example\b/i.test(address)) continue;
    add(["social", key], `the example page ${address}`, "write your own, or delete the line");
  }
  // A search for the name is what the example has; a business's own link names its place.
  if (
    googleReviews === undefined ||
    /google\.[a-z.]+\/search|rivergum|\.example\b/i.test(googleReviews)
  ) {
    add(
      ["social", "googleReviews"],
      googleReviews === undefined
        ? "no link to your Google reviews"
        : "the example link to Google reviews",
      "open your Business Profile, choose “Ask for reviews” and copy the link",
    );
  }
  return gaps;
}

const activation =
  "send one booking and one message from the published site to yourself, and confirm the activation mail of the form service: until then it keeps everything back";

function findMissingForms({ files }: CheckedContent, { environment }: LaunchFacts) {
  if (!files.business) return [];
  const { data, source } = files.business;
  if (resolveForms(data.forms, environment).configured) return [];
  return [
    problemAt(source, ["forms", "preset"], {
      found: "no form service, so requests of visitors go nowhere",
      fix: `choose one and write its address below; then ${activation}`,
      example: "forms:\n  preset: formsubmit\n  booking: https://formsubmit.co/your-code",
    }),
  ];
}

function findSampleReviews({ files }: CheckedContent): ContentProblem[] {
  const { reviews } = files;
  return (reviews?.data ?? []).flatMap(({ sample, name }, index) =>
    sample && reviews
      ? problemAt(reviews.source, [index, "sample"], {
          found: `the sample review of ${name}`,
          fix: "write a real one in its place, without the line sample: true, or delete it",
        })
      : [],
  );
}

function findSampleJobs({ entries }: CheckedContent): ContentProblem[] {
  return entries.portfolio
    .filter(({ data }) => data.sample)
    .map(({ data, source }) =>
      problemAt(source, ["sample"], {
        found: `the sample job “${data.title}”`,
        fix: "delete its folder once you have jobs of your own",
      }),
    );
}

function findDemoPictures({ pictureHashes, demoHashes }: LaunchFacts): ContentProblem[] {
  return [...pictureHashes]
    .filter(([, hash]) => demoHashes.has(hash))
    .map(([path]) =>
      problemOf(path, {
        found: "a picture of the demonstration",
        fix: "put your own photo in its place and describe it anew in index.md beside it",
      }),
    );
}

function remindersFor({ files }: CheckedContent, { environment }: LaunchFacts): string[] {
  const { business } = files;
  if (!business) return [];
  return [
    ...(resolveForms(business.data.forms, environment).configured
      ? [`A form service is set: ${activation}.`]
      : []),
    ...(business.data.abn === undefined
      ? ["No ABN is shown: once you have one, write it under abn: in business.yml."]
      : []),
  ];
}
