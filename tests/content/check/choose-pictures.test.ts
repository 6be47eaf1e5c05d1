import { choosePictures } from "@/content/check/choose-pictures";
import { type BadRow, problemsAfter } from "../content-copy";

const job = "portfolio/white-van/";

test("the photos of a job are those that the owner has named", () => {
  const data = { pictures: {}, before: "IMG_10.jpg", after: "/content/x/IMG_9.jpg" };
  const entry = { kind: "portfolio", id: "white-van", data } as const;
  expect(choosePictures(entry, ["IMG_10.jpg", "IMG_9.jpg"])).toEqual({
    chosen: { before: "IMG_10.jpg", after: "IMG_9.jpg" },
    guessed: {},
  });
});

test("the only photo of an article is its hero, whatever it is called", () => {
  const entry = { kind: "blog", id: "a", data: { pictures: { hero: "A seat." } } } as const;
  expect(choosePictures(entry, ["IMG_9.jpg"]).guessed).toEqual({ hero: "IMG_9.jpg" });
  expect(choosePictures(entry, ["IMG_9.jpg", "IMG_10.jpg"]).guessed).toEqual({});
});

const which = (photos: string, line: string) =>
  `${job}index.md:2 pictures.after: No photo is called after. Add a line that says which one it is, ${photos}, for example ${line}`;

/** Takes the descriptions out of the job's text and renames its photos. */
const renamed =
  (names: Record<string, string>): BadRow[1] =>
  (content) => {
    content.edit(`${job}index.md`, /^pictures:\n( {2}.*\n)+/m, "");
    for (const [from, to] of Object.entries(names)) content.rename(job + from, job + to);
  };

test.each<[what: string, severity: string, ...BadRow]>([
  [
    "two photos",
    "error",
    which("IMG_10.jpg or IMG_9.jpg", "after: IMG_10.jpg"),
    renamed({ "before.jpg": "IMG_9.jpg", "after.jpg": "IMG_10.jpg" }),
  ],
  [
    "a photo beside the one before",
    "error",
    which("IMG_10.jpg", "after: IMG_10.jpg"),
    renamed({ "after.jpg": "IMG_10.jpg" }),
  ],
  [
    "a photo beside the one after",
    "warning",
    `${job}index.md:2 pictures: IMG_9.jpg is left out, because no line says what it shows. Delete it, or add a line if it was taken before the job, for example before: IMG_9.jpg`,
    renamed({ "before.jpg": "IMG_9.jpg" }),
  ],
])("the check asks which photo of a job is which: %s", (_what, severity, message, change) => {
  expect(problemsAfter(message, change)).toEqual([[severity, `content/${message}`]]);
});

test("the same photo can't be before and after", () => {
  const message = `${job}index.md:11 after: "after.jpg" is not valid here. Choose another photo: this is the before photo.`;
  const change = [/^pictures:/m, "after: after.jpg\nbefore: after.jpg\npictures:"] as const;
  expect(problemsAfter(message, change)).toEqual([["error", `content/${message}`]]);
});
