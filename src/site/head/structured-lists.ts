import type { BreadcrumbList, FAQPage } from "schema-dts";
import type { Crumb } from "../breadcrumbs";
import type { QuestionFacts } from "./page-facts";

/** The questions that the page at an address shows. */
export function faqPage(faq: readonly QuestionFacts[], address: string) {
  return {
    "@type": "FAQPage",
    "@id": `${address}#faq`,
    mainEntity: faq.map(({ question, answerText }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerText },
    })),
  } satisfies FAQPage;
}

/** The breadcrumb that a page shows, whose last step is the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[], url: (path: string) => string) {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url(crumbs.at(-1)?.path ?? "/")}#breadcrumb`,
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: url(path),
    })),
  } satisfies BreadcrumbList;
}
