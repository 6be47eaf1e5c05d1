import { choosePictures } from "../../src/content/choose-pictures";

const job = { kind: "portfolio", id: "white-van", data: { pictures: {} } } as const;
const earlier = { file: "IMG_9.jpg", taken: "2025:06:10 09:00:00" };
const later = { file: "IMG_1.jpg", taken: "2025:06:10 15:00:00" };

test("if a job has two photos, the earlier one becomes before and the later one after", () => {
  const pair = { chosen: {}, guessed: { before: "IMG_9.jpg", after: "IMG_1.jpg" } };
  expect(choosePictures(job, [later, earlier])).toEqual(pair);
});

test("nothing is guessed if the owner has named the files", () => {
  const data = { ...job.data, before: "IMG_1.jpg", after: "/content/x/IMG_9.jpg" };
  expect(choosePictures({ ...job, data }, [later, earlier])).toEqual({
    chosen: { before: "IMG_1.jpg", after: "IMG_9.jpg" },
    guessed: {},
  });
});

test.each([
  ["one of the photos is called after", [{ file: "After.JPG" }, later]],
  ["there are three photos", [earlier, later, { file: "IMG_2.jpg" }]],
])("nothing is guessed if %s", (_why, files) => {
  expect(choosePictures(job, files).guessed).toEqual({});
});
