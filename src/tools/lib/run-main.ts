/** An error that the person at the keyboard can fix. Its message is shown without a stack. */
export class PlainError extends Error {}

/**
 * Runs a command and ends the process with the exit code it returns, 0 for success.
 * Of a PlainError, only the message is printed; any other error is a bug and shows its stack.
 */
export function runMain(main: (args: string[]) => Promise<number>): void {
  const run = async () => process.exit(await main(process.argv.slice(2)));
  run().catch((error: unknown) => {
    const { message, code = "" } = error as NodeJS.ErrnoException;
    // Node's message about a mistyped option is plain enough.
    const isPlain = error instanceof PlainError || String(code).startsWith("ERR_PARSE_ARGS");
    console.error(isPlain ? `\n${message}\n` : error);
    process.exit(1);
  });
}
