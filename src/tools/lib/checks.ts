import { programs } from "./run-node";

/** A check of the code: its name, what it proves, and its arguments for Node. */
export interface Check {
  name: string;
  title: string;
  args: string[];
}

/** What `npm run lint` runs, and `npm test` among the rest. */
export const lintChecks: readonly Check[] = [
  { name: "types", title: "TypeScript finds no mistake", args: [programs.tsc, "--noEmit"] },
  {
    name: "lint",
    title: "ESLint finds no mistake",
    args: [programs.eslint, "--max-warnings", "0", "."],
  },
  {
    name: "imports",
    title: "imports go one way and in no circle",
    args: [programs.depcruise, "src", "gatsby-config.ts", "gatsby-node.ts"],
  },
  {
    name: "styles",
    title: "Stylelint finds no mistake in the styles",
    args: [programs.stylelint, "--max-warnings=0", "src/**/*.scss"],
  },
  {
    name: "format",
    title: "every file is laid out by Prettier",
    args: [programs.prettier, "--check", "--log-level", "warn", "."],
  },
];
