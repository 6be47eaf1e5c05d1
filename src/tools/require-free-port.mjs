import { createServer } from "node:net";

// Runs before `npm start` installs anything, so it needs no packages.
const port = Number(process.env.PORT || 9000);
createServer()
  .once("error", () => {
    console.error(
      `Port ${port} is taken by another program. Stop it, or set the environment variable PORT to another number, such as ${port + 1}.`,
    );
    process.exit(1);
  })
  .listen(port, "127.0.0.1", function () {
    this.close();
  });
