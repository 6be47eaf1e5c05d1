import { runGatsby } from "./lib/run-gatsby";
import { runMain } from "./lib/run-main";

// `npm run types`: a build that ends once it has written src/gatsby-types.d.ts and
// src/schema.graphql.
runMain(() => {
  process.env["ONLY_TYPES"] = "true";
  return runGatsby("build");
});
