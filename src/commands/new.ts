import { access, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface, type Interface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { checkContent, type CheckedContent } from "../domain/content/check-content";
import { layOut, LayOutError, type Layout } from "../domain/new-content/lay-out";
import {
  newKinds,
  questionsFor,
  type Answers,
  type NewKind,
  type Question,
} from "../domain/new-content/questions";
import { readContentFolder } from "../gatsby/content-folder/read-content-folder";
import { describeFileError, todayFor } from "./content/read-content";
import { writeAtomically } from "./content/write-atomically";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";

/** Where answers come from when a flag does not give them. */
type Ask = (question: Question) => Promise<string>;

const isKind = (text: string): text is NewKind => Object.hasOwn(newKinds, text);

runMain(async (args) => {
  const { root } = foldersAt();
  const contentFolder = join(root, "content");
  const folder = await readContentFolder(contentFolder).catch((error: unknown) => {
    throw new PlainError(describeFileError(error, root));
  });
  const today = todayFor(folder);
  const content = checkContent(folder, { today });
  const { kind: givenKind, flags } = readArguments(args, content, today);
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    const kind = givenKind ?? (await askKind(terminal));
    const questions = questionsFor(kind, content, today);
    const answers = await collectAnswers(kind, questions, flags, terminal && askAt(terminal));
    const layout = layOut(kind, answers, folder, content);
    await writeLayout(contentFolder, layout).catch((error: unknown) => {
      throw error instanceof PlainError ? error : new PlainError(describeFileError(error, root));
    });
    for (const { path } of layout.created) console.log(`New: content/${path}`);
    for (const { path } of layout.changed) console.log(`Added to: content/${path}`);
    console.log(`\nNext:\n${layout.next.map((step) => `- ${step}`).join("\n")}`);
    return 0;
  } catch (error) {
    throw error instanceof LayOutError ? new PlainError(error.message) : error;
  } finally {
    terminal?.close();
  }
});

function readArguments(args: string[], content: CheckedContent, today: string) {
  const kinds = Object.keys(newKinds) as NewKind[];
  const every = kinds.flatMap((kind) => questionsFor(kind, content, today));
  const options = Object.fromEntries(every.map(({ flag }) => [flag, { type: "string" as const }]));
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [given] = positionals;
  if (positionals.length > 1) {
    throw new PlainError(
      `"${positionals.slice(1).join(" ")}" is one word too many: put quotes around texts, for example npm run new article -- --title "Washing a black car".`,
    );
  }
  // People say FAQ.
  const kind = given === "faq" ? "question" : given;
  if (kind !== undefined && !isKind(kind)) {
    throw new PlainError(`There is no kind "${kind}": use one of ${kinds.join(", ")}.`);
  }
  return { kind, flags: values as Answers };
}

async function askKind(terminal: Interface | undefined): Promise<NewKind> {
  const kinds = Object.keys(newKinds) as NewKind[];
  if (!terminal) {
    throw new PlainError(
      `Say what to make, for example npm run new article (or ${kinds.join(", ")}).`,
    );
  }
  const choices = kinds.map((kind) => newKinds[kind]);
  const check = (answer: string) => (choices.includes(answer as never) ? undefined : "choose one");
  const answer = await askAt(terminal)({ flag: "kind", ask: "What is it?", choices, check });
  return kinds.find((kind) => newKinds[kind] === answer) ?? "article";
}

/** Flags first; what is left is asked at a terminal, and told all at once where there is none. */
async function collectAnswers(
  kind: NewKind,
  questions: readonly Question[],
  flags: Answers,
  ask: Ask | undefined,
): Promise<Answers> {
  const known = questions.map(({ flag }) => flag);
  const faults = Object.keys(flags)
    .filter((flag) => !known.includes(flag))
    .map((flag) => `--${flag} is not for this kind`);
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const given = flags[question.flag]?.trim();
    const answer = given ?? (ask ? undefined : question.fallback);
    if (answer === undefined) {
      if (!ask) faults.push(`--${question.flag} is missing (${question.ask})`);
      continue;
    }
    const fault = question.check(answer);
    if (fault !== undefined) faults.push(`--${question.flag}: found "${answer}"; ${fault}`);
    answers[question.flag] = answer;
  }
  if (faults.length > 0) {
    const example = `npm run new ${kind} -- ${known.map((flag) => `--${flag} "…"`).join(" ")}`;
    throw new PlainError(`Nothing was made:\n- ${faults.join("\n- ")}\n\nAll of it: ${example}`);
  }
  for (const question of questions) {
    if (!ask || answers[question.flag] !== undefined) continue;
    // The name of the folder follows from the title; who wants another says so with a flag.
    answers[question.flag] = question.flag === "folder" ? "" : await ask(question);
  }
  return answers;
}

/** Asks at the terminal until the answer is right. */
function askAt(terminal: Interface): Ask {
  return async ({ ask, choices, fallback, check }) => {
    if (choices) console.log(choices.map((each, index) => `  ${index + 1}  ${each}`).join("\n"));
    const prompt = `${ask}${choices ? " (number)" : ""}${fallback ? ` [${fallback}]` : ""}: `;
    for (;;) {
      const typed = (await readLine(terminal, prompt)).trim();
      const answer = (choices && choices[Number(typed) - 1]) ?? (typed || (fallback ?? ""));
      const fault = check(answer);
      if (fault === undefined) return answer;
      console.log(`  ${fault}`);
    }
  };
}

/** One line; Ctrl+C and Ctrl+D end the command and leave everything as it was. */
function readLine(terminal: Interface, prompt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new PlainError("Stopped; nothing was made."));
    terminal.once("close", stop);
    terminal.question(prompt).then((line) => {
      terminal.off("close", stop);
      resolve(line);
    }, stop);
  });
}

async function writeLayout(contentFolder: string, layout: Layout): Promise<void> {
  for (const { path, text } of layout.created) {
    const file = join(contentFolder, path);
    const isTaken = await access(dirname(file)).then(
      () => true,
      () => false,
    );
    if (isTaken) {
      throw new PlainError(`content/${dirname(path)} is already there and nothing was changed.`);
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: "wx" });
  }
  for (const { path, text } of layout.changed)
    await writeAtomically(join(contentFolder, path), text);
}
