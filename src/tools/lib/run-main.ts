/** Something the person at the keyboard can fix: its message is shown as it is, without a stack. */
export class PlainError extends Error {}

/**
 * Runs a command and ends the process with the exit code it returns (0 when all is well).
 * A PlainError is printed as its one sentence; anything else is our own error and shows its stack.
 */
export function runMain(main: (args: string[]) => Promise<number>): void {
  const run = async () => process.exit(await main(process.argv.slice(2)));
  run().catch((error: unknown) => {
    const { message, code = "" } = error as NodeJS.ErrnoException;
    // Node's own words about a mistyped option are plain enough.
    const isPlain = error instanceof PlainError || String(code).startsWith("ERR_PARSE_ARGS");
    console.error(isPlain ? `\n${message}\n` : error);
    process.exit(1);
  });
}
