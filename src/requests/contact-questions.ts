import { pages } from "@/site/pages";
import { emailQuestion, looksLikeEmail } from "./email";
import { answerOf, type FormDefinition, type Question, requiredCheck } from "./question";

/** In the order in which they are shown, checked and sent (specification, sections 3 and 5). */
export const contactQuestions = [
  {
    name: "name",
    label: "Name",
    kind: "text",
    autoComplete: "name",
    spellCheck: false,
    half: true,
    checks: requiredCheck(
      "Name Required",
      "Please enter your name to help us address you properly.",
    ),
  },
  {
    ...emailQuestion,
    checks: [
      ...requiredCheck(
        "Email Required",
        "Please enter your email address so we can respond to you.",
      ),
      {
        title: "Invalid Email",
        text: "Please enter a valid email address.",
        fails: (answer: string) => !looksLikeEmail(answer),
      },
    ],
  },
  {
    name: "message",
    label: "Message",
    kind: "textarea",
    checks: requiredCheck(
      "Message Required",
      "Please enter your message so we know how we can help.",
    ),
  },
] as const satisfies readonly Question[];

/** How many characters of a message go into the subject of its email. */
const subjectLength = 60;

/** The beginning of a text, up to the end of a word. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= subjectLength) return line;
  const start = characters.slice(0, subjectLength).join("");
  return `${start.replace(/\s\S*$/, "")} …`;
}

export const contactForm: FormDefinition = {
  id: "contact",
  questions: contactQuestions,
  button: "Send message",
  next: pages["contact-thanks"].path,
  sent: {
    title: "Message Sent",
    description: "We'll get back to you as soon as possible.",
  },
  // Jo: Do you come to Marsden?
  subject: (answers) =>
    `${answerOf(answers, "name").trim()}: ${firstWords(answerOf(answers, "message"))}`,
  plainSubject: "Message from the website",
};
