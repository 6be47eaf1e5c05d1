/** An error that the user of a command can fix. Only its message is printed, without a stack. */
export class UserError extends Error {}

/**
 * Runs a command and ends the process with the exit code it resolves to, 0 for success. For a
 * UserError, only the message is printed. Any other error is a bug and is printed with its stack.
 */
export function runMain(main: (args: string[]) => Promise<number>): void {
  const run = async () => process.exit(await main(process.argv.slice(2)));
  run().catch((error: unknown) => {
    console.error(error instanceof UserError ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}
