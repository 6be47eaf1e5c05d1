import { article, job, service, type Bad } from "./bad";

/** Keys and values. */
export const badKeys: readonly Bad[] = [
  {
    what: "a missing field",
    change: [/^date: .*\n/m, ""],
    at: 2,
    says: `${article} date: found nothing; add it, for example date: 2025-06-10`,
  },
  {
    what: "a missing group",
    change: [/^seo:\n( {2}.*\n)+/m, ""],
    at: 2,
    says: `${service} seo: found nothing; add it`,
  },
  {
    what: "a field without a value",
    change: [/^title: .*$/m, "title:"],
    says: `${article} title: found nothing; add it, for example title: How to wash a car in summer`,
  },
  {
    what: "a text of spaces",
    change: [/^title: .*$/m, 'title: "   "'],
    says: `${article} title: found " "; write a text, for example title: How to wash a car in summer`,
  },
  {
    what: "a misspelt key",
    change: [/^category:/m, "categroy:"],
    says: `${article} categroy: found an unknown key "categroy"; did you mean "category"?`,
  },
  {
    what: "a misspelt key inside a list",
    change: ["  answer:", "  anwser:"],
    says: 'faq.yml [1].anwser: found an unknown key "anwser"; did you mean "answer"?',
  },
  {
    what: "a key nobody knows",
    change: [/^date:/m, "colour: red\ndate:"],
    at: "colour: red",
    says: `${article} colour: found an unknown key "colour"; delete it; known keys here: id, title`,
  },
  {
    what: "a key in capitals",
    change: [/^location:/m, "Location:"],
    says: `${job} Location: found an unknown key "Location"; did you mean "location"?`,
  },
  {
    what: "an invisible character in a key",
    change: [/^category:/m, "category\u00A0:"],
    says: `${article} category: found an unknown key "category⟨non-breaking space⟩"; delete it and type it again: it holds an invisible character (non-breaking space)`,
  },
  {
    what: "an invisible character in an id",
    change: [/^- id: ([a-z-]+)$/m, "- id: areas\u200B-served"],
    says: 'faq.yml [1].id: found "areas⟨zero-width space⟩-served"; delete it and type it again: it holds an invisible character (zero-width space)',
  },
  {
    what: "an invisible character in a category",
    change: [/^category: .*$/m, "category: Full\u00A0Detail"],
    says: `${job} category: found the unknown category "Full⟨non-breaking space⟩Detail"; delete it and type it again: it holds an invisible character`,
  },
  {
    what: "a line as long as a book",
    change: [/^title: .*$/m, `title: ${"wash ".repeat(50_000)}`],
    at: "title: wash",
    says: `${article} title: found "wash wash wash wash wash wash wash wash wash wash wash wash wash wash wash wash…"; shorten it to 90 characters`,
  },
  {
    what: "a key as long as a book",
    change: [/^date:/m, `"${"key ".repeat(60)}": 1\ndate:`],
    at: '"key key',
    says: `${article} key key key key key key key key key key…: found an unknown key "key key key key key key key key key key key key key key key key key key key key…"; delete it`,
  },
  {
    what: "a list where a group belongs",
    change: [/^seo:\n( {2}.*\n)+/m, "seo: [one, two]\n"],
    at: "seo:",
    says: `${service} seo: found a list of 2; write a group of keys below it, indented by two spaces`,
  },
  {
    what: "a text where a list belongs",
    change: [/^tags: .*$/m, "tags: coffee, stains"],
    says: `${article} tags: found "coffee, stains"; write a list, each line beginning with -`,
  },
  {
    what: "yes instead of true",
    change: [/^featured: .*$/m, "featured: yes"],
    says: `${service} featured: found "yes"; write true or false, for example featured: true`,
  },
  {
    what: "a number where a text belongs",
    change: [/^id: .*$/m, "id: 8"],
    says: `${article} id: found 8; put quotes around it, for example id: "11"`,
  },
  {
    what: "a whole file of the wrong shape",
    change: (content) => content.texts.set("faq.yml", "questions: many\n"),
    says: "faq.yml: found a group of keys; write a list, each line beginning with -",
  },
];
