import { about, article, region, service, type Bad } from "./bad";

/** What YAML cannot read, and where a line stands. */
export const badSyntax: readonly Bad[] = [
  {
    what: "malformed YAML: an unclosed quote",
    change: (content) => content.edit(service, /^summary: .*$/m, 'summary: "A careful wash'),
    file: service,
    at: 'summary: "A careful',
    found: "a line that cannot be read",
    fix: "close every quote",
  },
  {
    what: "a colon in a text without quotes",
    change: (content) => content.edit(article, /^title: .*$/m, "title: Coffee: what to do"),
    file: article,
    at: "title: Coffee: what to do",
    found: "Coffee: what to do",
    fix: 'title: "Dust: what to do"',
  },
  {
    what: "a tab instead of spaces",
    change: (content) => content.edit("pricing.yml", "  basic-detail: {", "\tbasic-detail: {"),
    file: "pricing.yml",
    at: "\tbasic-detail",
    found: "a tab",
    fix: "replace it with spaces",
  },
  {
    what: "a claim of the hero without its words",
    change: (content) =>
      content.edit("pages/home/index.md", ", text: Fully insured}", ", words: Fully insured}"),
    file: "pages/home/index.md",
    at: "fact:",
    field: "fact.text",
    found: "nothing",
    fix: "text: Fully insured",
    problems: 2,
  },
  {
    what: "a badge that does not fit its card",
    change: (content) =>
      content.edit(
        "services/ceramic-coating/index.md",
        "badge: Longest protection",
        "badge: The longest protection you can buy",
      ),
    file: "services/ceramic-coating/index.md",
    at: "badge:",
    field: "badge",
    found: "The longest protection you can buy",
    fix: "shorten it to 30 characters",
  },
  {
    what: "wrong indentation",
    change: (content) => content.edit(about, /^badges:$/m, " badges:"),
    file: about,
    at: " badges:",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a line too far left in a list of groups",
    change: (content) =>
      content.edit("pricing.yml", "    name: Medium Vehicle", "   name: Medium Vehicle"),
    file: "pricing.yml",
    at: "   name: Medium Vehicle",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a line too far right below a fact",
    change: (content) => content.edit(region, /^key: /m, "  key: "),
    file: region,
    at: "  key: ",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
  {
    what: "a list item at the left edge among indented ones",
    change: (content) => content.edit(region, "  - Eagleby", "- Eagleby"),
    file: region,
    at: "- Eagleby",
    found: "a line that begins too far left or right",
    fix: "check the indentation",
  },
];
