import { runMain } from "./lib/run-main";
import { runNode } from "./lib/run-process";
import { assertPortIsFree, readPort } from "./lib/serve-site";

const PORT = 8000;

runMain(async () => {
  const port = readPort(PORT);
  await assertPortIsFree(port, "npm run dev");
  console.log(`The site will be on  http://localhost:${port}`);
  console.log(`GraphiQL will be on  http://localhost:${port}/___graphql\n`);
  return runNode(["node_modules/gatsby/cli.js", "develop", "--port", String(port)]);
});
