import { isIgnored } from "@/gatsby/is-ignored";
import { smallContent } from "../lib/small-content";
import { useTemporaryFolder } from "../lib/temporary-folder";

const article = smallContent.texts.get("blog/coffee-stains/index.md") ?? "";
const { at, write } = useTemporaryFolder();
const here = process.cwd();

beforeEach(() => process.chdir(at()));
afterEach(() => process.chdir(here));

test.each([
  ["an article", article, false],
  ["a draft", article.replace("---\n", "---\ndraft: true\n"), true],
  ["a half-written draft", '---\ndraft: true\ntitle: "Coffee\n---\n', true],
  ["an article with a mistake, which the check reports", '---\ntitle: "Coffee\n---\n', false],
])("%s is ignored by Gatsby: %#", (_what, text, isOut) => {
  expect(isIgnored(write("content/blog/coffee-stains/index.md", text))).toBe(isOut);
});

test("files that a Mac leaves beside pictures are ignored", () => {
  expect(isIgnored(at("content/services/mould/._hero.jpg"))).toBe(true);
});
