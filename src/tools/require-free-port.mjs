import { createServer } from "node:net";

// Runs before a server starts, and before `npm start` installs anything, so it needs no packages.
// Its argument is the port that is used without the environment variable PORT.
const port = Number(process.env.PORT || process.argv[2]);
if (!(Number.isInteger(port) && port > 0 && port < 65536)) {
  console.error(`\nPORT=${process.env.PORT} is not a port. Write a number from 1 to 65535.\n`);
  process.exit(1);
}
// Browsers try both of these addresses for "localhost".
for (const host of ["127.0.0.1", "::1"])
  createServer()
    .once("error", ({ code }) => {
      // The server itself reports other errors.
      if (code !== "EADDRINUSE") return;
      console.error(
        `\nPort ${port} is not free. Stop the program that uses it, or set the environment variable PORT to another number, such as ${port + 1}.\n`,
      );
      process.exit(1);
    })
    .listen(port, host, function () {
      this.close();
    });
