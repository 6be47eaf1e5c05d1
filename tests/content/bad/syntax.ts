import { about, article, region, service, type Bad } from "./bad";

/** What YAML cannot read, and where a line stands. */
export const badSyntax: readonly Bad[] = [
  {
    what: "malformed YAML: an unclosed quote",
    change: [/^summary: .*$/m, 'summary: "A careful wash'],
    says: `${service}: found a line that cannot be read ("summary: "A careful wash"); close every quote`,
  },
  {
    what: "a colon in a text without quotes",
    change: [/^title: .*$/m, "title: Coffee: what to do"],
    says: `${article}: found a line that cannot be read ("title: Coffee: what to do"); put quotes around a text that contains a colon, for example title: "Dust: what to do"`,
  },
  {
    what: "a tab instead of spaces",
    change: ["  basic-detail: {", "\tbasic-detail: {"],
    says: "pricing.yml: found a tab at the start of the line; replace it with spaces, two for each step",
  },
  {
    what: "a badge that does not fit its card",
    change: ["badge: Longest protection", "badge: The longest protection you can buy"],
    says: 'services/ceramic-coating/index.md badge: found "The longest protection you can buy"; shorten it to 30 characters, for example badge: Longest protection',
  },
  {
    what: "wrong indentation",
    change: [/^badges:$/m, " badges:"],
    says: `${about}: found a line that begins too far left or right ("badges:"); check the indentation`,
  },
  {
    what: "a line too far left in a list of groups",
    change: ["    name: Medium Vehicle", "   name: Medium Vehicle"],
    says: 'pricing.yml: found a line that begins too far left or right ("name: Medium Vehicle"); check the indentation',
  },
  {
    what: "a line too far right below a fact",
    change: [/^key: /m, "  key: "],
    says: `${region}: found a line that begins too far left or right ("key: springwood"); check the indentation`,
  },
  {
    what: "a list item at the left edge among indented ones",
    change: ["  - Eagleby", "- Eagleby"],
    says: `${region}: found a line that begins too far left or right ("- Eagleby 4207 at -27.700, 153.219"); check the indentation`,
  },
];
