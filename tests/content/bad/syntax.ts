import { about, article, region, service, type Bad } from "./bad";

/** What YAML cannot read, and where a line stands. */
export const badSyntax: readonly Bad[] = [
  {
    what: "malformed YAML: an unclosed quote",
    change: [/^summary: .*$/m, 'summary: "A careful wash'],
    file: service,
    found: "a line that cannot be read",
    fix: "close every quote",
  },
  {
    what: "a colon in a text without quotes",
    change: [/^title: .*$/m, "title: Coffee: what to do"],
    file: article,
    found: "Coffee: what to do",
    fix: 'title: "Dust: what to do"',
  },
  {
    what: "a tab instead of spaces",
    change: ["  basic-detail: {", "\tbasic-detail: {"],
    file: "pricing.yml",
    found: "a tab",
    fix: "replace it with spaces",
  },
  {
    what: "a claim of the hero without its words",
    change: [", text: Fully insured}", ", words: Fully insured}"],
    file: "pages/home/index.md",
    at: "fact:",
    field: "fact.text",
    found: "nothing",
    fix: "text: Fully insured",
    problems: 2,
  },
  {
    what: "a badge that does not fit its card",
    change: ["badge: Longest protection", "badge: The longest protection you can buy"],
    file: "services/ceramic-coating/index.md",
    field: "badge",
    found: "The longest protection you can buy",
    fix: "shorten it to 30 characters",
  },
  {
    what: "wrong indentation",
    change: [/^badges:$/m, " badges:"],
    file: about,
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a line too far left in a list of groups",
    change: ["    name: Medium Vehicle", "   name: Medium Vehicle"],
    file: "pricing.yml",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a line too far right below a fact",
    change: [/^key: /m, "  key: "],
    file: region,
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a list item at the left edge among indented ones",
    change: ["  - Eagleby", "- Eagleby"],
    file: region,
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
];
