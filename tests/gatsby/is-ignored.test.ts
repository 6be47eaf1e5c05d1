import { isIgnored } from "@/gatsby/is-ignored";
import { smallContent } from "../lib/small-content";
import { useTemporaryFolder } from "../lib/temporary-folder";

const region = smallContent.texts.get("regions/logan/index.md") ?? "";
const { at, write } = useTemporaryFolder();
const here = process.cwd();

beforeEach(() => process.chdir(at()));
afterEach(() => process.chdir(here));

test.each([
  ["a region", false, region],
  ["a draft", true, region.replace("---\n", "---\ndraft: true\n")],
])("%s is ignored by Gatsby: %s", (_what, isOut, text) => {
  expect(isIgnored(write("content/regions/logan/index.md", text))).toBe(isOut);
});

test("files that a Mac leaves beside pictures are ignored", () => {
  expect(isIgnored(at("content/services/mould/._hero.jpg"))).toBe(true);
});
