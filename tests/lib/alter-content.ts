import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { filesIn } from "@/lib/files";

// Changes content/ as owners would: `CI=true npx tsx tests/lib/alter-content.ts`. All tests have to
// pass afterwards (.github/workflows/tests.yml). It runs only if CI is set, because it changes the
// files themselves.

const texts = () => filesIn("content").filter((file) => /\.yml$|index\.md$/.test(file));

/** Changes a file. Throws if nothing in it matches. */
function edit(
  file: string,
  from: RegExp,
  to: string | ((match: string, ...groups: string[]) => string),
) {
  const text = readFileSync(`content/${file}`, "utf8");
  const changed = text.replace(from, to as string);
  if (changed === text) throw new Error(`content/${file} has no ${String(from)}`);
  writeFileSync(`content/${file}`, changed);
}

/** Deletes an entry, all links to its page, and the short addresses that lead there. */
function remove(folder: string, address: string) {
  rmSync(`content/${folder}`, { recursive: true });
  for (const file of texts()) {
    const text = readFileSync(`content/${file}`, "utf8");
    const links = new RegExp(`\\[([^\\]]+)\\]\\(${address}(#[^)]*)?\\)`, "g");
    const redirect = new RegExp(`^- to: ${address}\\n(  .*\\n)+`, "gm");
    const changed = text.replace(links, "$1").replace(redirect, "");
    if (changed !== text) writeFileSync(`content/${file}`, changed);
  }
}

const entries = (folder: string) =>
  readdirSync(`content/${folder}`).filter((id) => existsSync(`content/${folder}/${id}/index.md`));

/**
 * What owners change in the first week: name, phone, prices, hours, a new region, two articles
 * less, a form provider.
 */
function week() {
  edit("business.yml", /^name: .*$/m, "name: Bob's Car Care");
  edit("business.yml", /^shortName: .*$/m, "shortName: Bob's");
  edit("business.yml", /^siteAddress: .*$/m, "siteAddress: https://bobs-car-care.com.au");
  edit("business.yml", /^ {2}mobile: .*$/m, "  mobile: 0412 345 678");
  edit("business.yml", /^ {2}landline: .*\n/m, "");
  edit("business.yml", /opens: "08:00"/g, 'opens: "07:30"');
  edit(
    "business.yml",
    /provider: none/,
    "provider: web3forms\n  key: 0c6c5f9e-7d1a-4b8e-9a30-5b1f3c2d4e6f",
  );
  edit(
    "pricing.yml",
    /^( +[a-z]+(?:-[a-z]+)+|.*\bfrom): (\d+)/gm,
    (_, key, price) => `${key}: ${Number(price) + 7}`,
  );
  for (const id of entries("blog").slice(0, 2)) remove(`blog/${id}`, `/blog/${id}`);
  const readme = readFileSync("content/regions/README.md", "utf8");
  const [, example = ""] = /```yaml\n([^]*?)```/.exec(readme) ?? [];
  const [region = ""] = entries("regions");
  cpSync(`content/regions/${region}`, "content/regions/redlands", { recursive: true });
  writeFileSync("content/regions/redlands/index.md", example);
  const [job = ""] = entries("portfolio");
  edit(`portfolio/${job}/index.md`, /^description: .*\n/m, "");
}

if (!process.env["CI"]) throw new Error("This changes content/ itself. Set CI=true in a copy.");
week();
