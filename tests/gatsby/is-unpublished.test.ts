import { isUnpublished } from "@/gatsby/is-unpublished";
import { smallContent } from "../lib/small-content";
import { useTemporaryFolder } from "../lib/temporary-folder";

const file = "content/blog/coffee-stains/index.md";
const article = smallContent.texts.get("blog/coffee-stains/index.md") ?? "";
const { at, write } = useTemporaryFolder();
const here = process.cwd();

beforeEach(() => {
  write("content/business.yml", smallContent.texts.get("business.yml"));
  process.chdir(at());
});
afterEach(() => process.chdir(here));

const isLeftOutIn = (mode: "production" | "development", path: string) => {
  const environment = jest.replaceProperty(process, "env", { NODE_ENV: mode });
  try {
    return isUnpublished(path);
  } finally {
    environment.restore();
  }
};

test.each([
  ["an article", article, false],
  ["a draft", article.replace("---\n", "---\ndraft: true\n"), true],
  ["a half-written draft", '---\ndraft: true\ntitle: "Coffee\n---\n', true],
  ["an article with a later date", article.replace(/^date: .*$/m, "date: 2099-12-31"), true],
  ["an article with a mistake, which the check reports", '---\ntitle: "Coffee\n---\n', false],
])("a build leaves out %s: %p (development leaves out nothing)", (_what, text, isOut) => {
  write(file, text);
  expect(isLeftOutIn("production", at(file))).toBe(isOut);
  expect(isLeftOutIn("development", at(file))).toBe(false);
});

test("files that a Mac leaves beside pictures are always left out", () => {
  expect(isLeftOutIn("development", at("content/services/mould/._hero.jpg"))).toBe(true);
});
