/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { PhotoField } from "../../../src/components/photo-field/photo-field";
import { startAnew } from "../lib/site";
import { user } from "../lib/user";

// jsdom can neither read nor draw pictures.
const readPicture = jest.fn<Promise<ImageBitmap>, []>();
const bitmap = { width: 1, height: 1, close: () => {} };
beforeEach(() => {
  startAnew();
  globalThis.createImageBitmap = readPicture;
  readPicture.mockResolvedValue(bitmap);
  const canvas = HTMLCanvasElement.prototype;
  canvas.getContext = jest.fn().mockReturnValue({ fillRect() {}, drawImage() {} });
  canvas.toBlob = (callback) => callback(new Blob(["x"], { type: "image/jpeg" }));
});

const photo = (name: string) => new File(["x"], name, { type: "image/jpeg" });

test("photos that are removed while others are still being made smaller stay removed", async () => {
  render(
    <form>
      <PhotoField form="booking" label="Photos of the car" maxMegabytes={10} words="" isReady />
    </form>,
  );
  const input = screen.getByLabelText(/Photos of the car/);
  await user.upload(input, photo("first.jpg"));
  let finish = () => {};
  readPicture.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(bitmap))));
  await user.upload(input, photo("second.jpg"));
  await user.click(screen.getByRole("button", { name: "Remove photos" }));
  expect(screen.getByRole("status")).not.toHaveTextContent("first.jpg");
  await act(async () => finish());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.upload(input, photo("third.jpg"));
  expect(screen.getByRole("status")).toHaveTextContent("With your request: third.jpg");
});
