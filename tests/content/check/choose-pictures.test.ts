import { choosePictures } from "@/content/check/choose-pictures";
import { problemsAfter } from "../content-copy";

const job = "portfolio/white-van/";

test("the photos of a job are those that the owner has named", () => {
  const data = { pictures: {}, before: "IMG_10.jpg", after: "/content/x/IMG_9.jpg" };
  const entry = { kind: "portfolio", id: "white-van", data } as const;
  expect(choosePictures(entry, ["IMG_10.jpg", "IMG_9.jpg"])).toEqual({
    chosen: { before: "IMG_10.jpg", after: "IMG_9.jpg" },
    guessed: {},
  });
});

test("the only photo of a region is its hero, whatever it is called", () => {
  const entry = { kind: "regions", id: "a", data: { pictures: { hero: "A street." } } } as const;
  expect(choosePictures(entry, ["IMG_9.jpg"]).guessed).toEqual({ hero: "IMG_9.jpg" });
  expect(choosePictures(entry, ["IMG_9.jpg", "IMG_10.jpg"]).guessed).toEqual({});
});

test("the same photo can't be before and after", () => {
  const message = `${job}index.md:11 after: "after.jpg" is not valid here. Choose another photo: this is the before photo.`;
  const change = [/^pictures:/m, "after: after.jpg\nbefore: after.jpg\npictures:"] as const;
  expect(problemsAfter(message, change)).toEqual([message]);
});
