import { createServer } from "node:net";

// Runs before a server starts, and before `npm start` installs anything, so it needs no packages.
// Its argument is the port that is used without the environment variable PORT.
const text = process.env.PORT || process.argv[2];

const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const port = Number(text);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
// Browsers try both of these addresses for "localhost".
for (const host of ["127.0.0.1", "::1"])
  createServer()
    .once("error", ({ code }) => {
      // A machine without IPv6.
      if (["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(code)) return;
      fail(
        `Port ${port} is not free (${code}). Stop the program that uses it, or set the environment variable PORT to another number, such as ${port + 1}.`,
      );
    })
    .listen(port, host, function () {
      this.close();
    });
