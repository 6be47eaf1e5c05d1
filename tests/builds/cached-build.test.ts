import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { smallContent } from "../lib/small-content";
import { Checkout } from "./lib/checkout";

// A build uses the cache of the last one if that ended well and only the content has changed.

const checkout = new Checkout();
const read = (file: string) => readFileSync(checkout.at(file), "utf8");
const setPrice = (from: number, to: number) =>
  checkout.edit("content/pricing.yml", `basic-detail: ${from}`, `basic-detail: ${to}`);
afterAll(() => checkout.remove());

jest.setTimeout(900_000);

test("builds after changed content, a failed build and a changed style show what is there now", async () => {
  await checkout.writeContent(smallContent);
  checkout.build();
  const price = Number(/basic-detail: (\d+)/.exec(read("content/pricing.yml"))?.[1]);
  expect(existsSync(checkout.at("public/blog/summer-care.html"))).toBe(true);

  rmSync(checkout.at("content/blog/summer-care"), { recursive: true });
  setPrice(price, 1111);
  checkout.build();
  expect(read("public/services.html")).toContain("$1,111");
  expect(existsSync(checkout.at("public/blog/summer-care.html"))).toBe(false);
  expect(existsSync(checkout.at("public/blog/summer-care"))).toBe(false);

  // The build fails when the content is stored already.
  setPrice(1111, 2222);
  const lastStep = "src/gatsby/on-post-build/on-post-build.ts";
  checkout.edit(lastStep, "const write =", "throw new Error();\n  const write =");
  expect(() => checkout.build()).toThrow("The build failed");
  checkout.edit(lastStep, "throw new Error();\n  const write =", "const write =");
  checkout.build();
  expect(read("public/services.html")).toContain("$2,222");

  checkout.edit("src/styles/global/_root.scss", ":root {", ":root {\n  --changed: 1;");
  checkout.build();
  for (const page of ["index", "about", "services/basic-detail"])
    expect(read(`public/${page}.html`)).toContain("--changed");
});

test("the committed types and schema are those that a build writes", () => {
  for (const file of ["src/gatsby-types.d.ts", "src/schema.graphql"])
    expect(read(file)).toBe(readFileSync(join(process.cwd(), file), "utf8"));
});
