import { existsSync, readFileSync } from "node:fs";
import { filesIn } from "@/lib/files";
import manifest from "../package.json";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "docs/publishing.md",
  "content/README.md",
].map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Paths that documents name as examples of what a reader may add. */
const examples = ["src/content/schema/voucher.ts", "content/vouchers/README.md"];

test.each(documents)("every path that $file names exists", ({ text }) => {
  const named = text.matchAll(
    /`((?:src|tests|docs|\.github|components|business|site|requests|content|templates|admin|post-build)\/[\w/.-]*)`/g,
  );
  const missing = [...named]
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(path) && !existsSync(`src/${path}`) && !examples.includes(path));
  expect(missing).toEqual([]);
});

test.each(documents)("every link of $file to another file leads to one", ({ file, text }) => {
  const folder = file.includes("/") ? `${file.split("/")[0]}/` : "";
  const links = [...text.matchAll(/\]\((?!https?:|#|\/)([^)#]+)/g)].map(([, to]) => folder + to);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});

test.each(documents)("every command that $file names is one of npm's scripts", ({ text }) => {
  const named = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !Object.hasOwn(manifest.scripts, name ?? ""))).toEqual([]);
});

test.each(documents)(
  "every environment variable that $file names is read somewhere",
  ({ text }) => {
    const code = filesIn("src")
      .filter((file) => /\.tsx?$/.test(file) && file !== "gatsby-types.d.ts")
      .map((file) => readFileSync(`src/${file}`, "utf8"))
      .concat(
        filesIn("tests")
          .filter((file) => file.endsWith(".ts"))
          .map((file) => readFileSync(`tests/${file}`, "utf8")),
      )
      .join("");
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]+_[A-Z0-9_]+)/g)].map(([, name]) => name ?? "");
    // Hosts read this one themselves.
    expect(named.filter((name) => name !== "NODE_VERSION" && !code.includes(name))).toEqual([]);
  },
);

test("SECURITY.md names the installed versions of what browsers get", () => {
  const [, sentence = ""] =
    /Browsers get ([^]*?), and the code/.exec(documents[2]?.text ?? "") ?? [];
  const named = [...sentence.matchAll(/([@\w/-]+) (\d+\.\d+\.\d+)/g)];
  expect(named.length).toBeGreaterThan(7);
  for (const [, name = "", version] of named) {
    const folder = { DOM: "react-dom" }[name] ?? name;
    const { version: installed } = JSON.parse(
      readFileSync(`node_modules/${folder}/package.json`, "utf8"),
    ) as { version: string };
    expect([name, version]).toEqual([name, installed]);
  }
});
