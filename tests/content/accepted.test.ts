import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { parseContentFile } from "@/content/check/check-content";
import { formatProblem } from "@/content/problem";
import { defaultServiceContent } from "@/content/schema/default-service";
import { folderKinds } from "@/content/schema/kinds";
import { readPictureFacts } from "@/pictures/read-picture-facts";
import { useTemporaryFolder } from "../lib/temporary-folder";
import { ContentCopy } from "./content-copy";

const service = "services/basic-detail/index.md";
const job = "portfolio/white-van/index.md";
const region = "regions/logan/index.md";
const file = (name: string) => `portfolio/white-van/${name}`;

test.each<[what: string, change: (copy: ContentCopy) => void]>([
  ["content without changes", () => {}],
  ["a README in a folder", (copy) => copy.texts.set("services/README.md", "# Services")],
  ["a picture's name in capitals", (copy) => copy.rename(file("after.jpg"), file("After.JPG"))],
  ["a picture with another ending", (copy) => copy.rename(file("after.jpg"), file("after.png"))],
  [
    "a picture with its ending twice",
    (copy) => copy.rename(file("after.jpg"), file("after.jpg.jpg")),
  ],
  ["a key without a value", (copy) => copy.edit("business.yml", /facebook: .*/, "facebook:")],
  ["no social pages", (copy) => copy.edit("business.yml", /social:\n.*\n/, "")],
  [
    "addresses of an old site",
    (copy) =>
      copy.append(
        "redirects.yml",
        "- to: /about\n  from:\n    - /book.html\n    - /index.php\n    - /Old-Page\n    - /About",
      ),
  ],
  ["a landline alone", (copy) => copy.edit("business.yml", /^ {2}mobile: .*\n/m, "")],
  [
    "a suburb off the map that is left out",
    (copy) => {
      copy.edit(region, "at -27.679, 153.106", "at -37.814, 144.963");
      copy.append("business.yml", "map: false");
    },
  ],
  ["no texts for the desk", (copy) => copy.edit("wording.yml", /^desk:\n(?: {2}.*\n)+/m, "")],
  ["no add-ons", (copy) => copy.edit("pricing.yml", /^addOns:\n( {2}.*\n)+/m, "")],
  ["no reviews", (copy) => copy.texts.set("reviews.yml", "# none yet\n")],
  ["a list that the editing page has emptied", (copy) => copy.texts.set("reviews.yml", "[]\n")],
  ["a suburb with an apostrophe", (copy) => copy.edit(region, "Marsden 4132", "D'Aguilar 4132")],
  [
    "comments after an id, a number, quotes and nothing",
    (copy) => {
      copy.edit("pricing.yml", "roundTo: 5", "roundTo: 5 # dollars");
      copy.edit("business.yml", /^name: (.*)$/m, (_, name) => `name: "${name}" # for now`);
      copy.edit("business.yml", /facebook: .*/, "facebook: # none yet");
    },
  ],
  [
    "a hyphen behind bold words or a link, and in a table",
    (copy) =>
      copy.append(
        service,
        "\nA **pH**-neutral wash.\n[Wax](/faq)-free.\n\n| a | b |\n|---|---|\n| c | -y |",
      ),
  ],
  [
    "a phone's own picture of a named one",
    (copy) => {
      copy.rename(file("after.jpg"), file("IMG_1.jpg"));
      copy.picture(file("after-mobile.jpg"));
      copy.edit(job, "pictures:\n  after:", "after: IMG_1.jpg\npictures:\n  after:");
    },
  ],
  [
    "two names without Latin letters",
    (copy) => {
      copy.edit(service, /^name: .*$/m, "name: 洗车");
      copy.edit("services/full-detail/index.md", /^name: .*$/m, "name: 打蜡");
    },
  ],
  ["a table that says no", (copy) => copy.append(job, "\n| Wax |\n|---|\n| No |")],
  [
    "links to a place on a page",
    (copy) => copy.append(service, "\n[x](#faq) [y](/faq#rain) [z](/booking?service=basic#phone)"),
  ],
  [
    "a job with five facts, a text and two pictures",
    (copy) => {
      for (const line of [/^id: .*\n/m, /^description: .*\n/m, /^hours: .*\n/m, /^sample: .*\n/m])
        copy.edit(job, line, "");
      copy.edit(job, /^pictures:\n( {2}.*\n)+/m, "");
    },
  ],
])("the check accepts %s", (_what, change) => {
  const copy = new ContentCopy();
  change(copy);
  expect(copy.check().problems.map(formatProblem)).toEqual([]);
});

test.each([
  ["Windows line ends", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte-order mark", (text: string) => `\uFEFF${text}`],
  ["spaces at line ends", (text: string) => text.replaceAll("\n---\n", "\n---  \n")],
])("the check accepts %s in every file", (_what, change) => {
  const copy = new ContentCopy();
  for (const [path, text] of copy.texts) copy.texts.set(path, change(text));
  expect(copy.check().problems.map(formatProblem)).toEqual([]);
});

test("a service without its own steps, benefits or recommendations gets the default ones", () => {
  const copy = new ContentCopy();
  copy.edit(service, /^seo:/m, "recommendedFor:\n  - Vans\n  - Utes\nseo:");
  const [first] = copy.check().entries.services.filter(({ id }) => id === "basic-detail");
  expect(first?.data).toMatchObject({
    process: defaultServiceContent.process,
    benefits: defaultServiceContent.benefits,
    recommendedFor: ["Vans", "Utes"],
  });
});

describe("the upright width of a picture is read", () => {
  const { write } = useTemporaryFolder();
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#369", noise } });
  const facts = async (picture: Sharp, cut?: number) =>
    readPictureFacts(write("hero.jpg", (await picture.toBuffer()).subarray(0, cut)), "hero.jpg");

  test.each<[what: string, make: () => Sharp]>([
    ["a JPEG", () => photo(64, 36).jpeg()],
    ["a JPEG that lies on its side", () => photo(36, 64).withMetadata({ orientation: 6 }).jpeg()],
  ])("from %s", async (_what, make) => {
    expect(await facts(make())).toEqual({ path: "hero.jpg", width: 64 });
  });

  test("as 0 from a file that is cut short, empty or not a picture", async () => {
    const none = { path: "hero.jpg", width: 0 };
    expect(await facts(photo(400, 300).jpeg(), 9000)).toEqual(none);
    expect(await facts(photo(400, 300).png(), 9000)).toEqual(none);
    expect(await readPictureFacts(write("hero.jpg", ""), "hero.jpg")).toEqual(none);
    expect(await readPictureFacts(write("hero.jpg", "<!DOCTYPE html>"), "hero.jpg")).toEqual(none);
  });
});

test.each(Object.keys(folderKinds))(
  "the example in content/%s/README.md has no mistakes",
  (kind) => {
    const readme = readFileSync(`content/${kind}/README.md`, "utf8");
    const [, example = ""] = /```yaml\n([^]*?)```/.exec(readme) ?? [];
    expect(parseContentFile(`${kind}/example/index.md`, example)?.problems).toEqual([]);
  },
);
