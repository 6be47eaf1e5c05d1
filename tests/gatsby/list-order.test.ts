import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FieldNode, Kind, parse, print, visit } from "gatsby/graphql";

// Gatsby reads files in parallel, so the order of nodes differs between builds. A list that is shown or stored has to be
// sorted, with a last key that no two nodes share.
const FOLDERS = ["pages", "templates", "components", "gatsby/on-post-build"];
const TELLS_APART = ["slug", "itemId", "reviewId"];
// The items of these lists are all in one file and keep its order.
const OF_ONE_FILE = ["allFaqItem", "allRedirect"];

function listQueries(): [file: string, query: string][] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join("src", folder), { recursive: true })
      .map((name) => join("src", folder, String(name)))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/(?:graphql|GraphQL \*\/) ?`([^`]+)`/g)].map(
          ([, query = ""]): [string, string] => [file, query.replace(/\$\{\w+\}/g, "id")],
        ),
      ),
  );
}

const isKept = (field: FieldNode) =>
  field.selectionSet?.selections.some(
    (each) => each.kind === Kind.FIELD && ["nodes", "edges"].includes(each.name.value),
  );

function listUnordered(query: string): string[] {
  const found: string[] = [];
  visit(parse(query), {
    Field(field) {
      const name = field.name.value;
      if (!/^all[A-Z]/.test(name) || OF_ONE_FILE.includes(name) || !isKept(field)) return;
      const sort = field.arguments?.find((each) => each.name.value === "sort");
      const last = /(\w+): \w+\}\]?$/.exec(sort ? print(sort.value).replace(/ \}/g, "}") : "")?.[1];
      if (!TELLS_APART.includes(last ?? "")) found.push(name);
    },
  });
  return found;
}

test("every list of nodes that a page or the build uses is sorted without ties", () => {
  const queries = listQueries();
  expect(queries.length).toBeGreaterThan(20);
  expect(
    queries.flatMap(([file, query]) =>
      listUnordered(query).map((name) => `${file}: ${name} has no order that ends in a slug`),
    ),
  ).toEqual([]);
});
