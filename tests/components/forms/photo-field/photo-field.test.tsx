/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import { PhotoField } from "@/components/forms/photo-field/photo-field";
import { startAnew } from "../../lib/site";
import { user } from "../../lib/user";

// jsdom can neither read nor draw pictures.
const readPicture = jest.fn<Promise<ImageBitmap>, []>();
const bitmap = { width: 1, height: 1, close: () => {} };
const surface = { fillRect() {}, drawImage() {} };

beforeEach(() => {
  startAnew();
  history.replaceState(null, "");
  globalThis.createImageBitmap = readPicture;
  readPicture.mockResolvedValue(bitmap);
  const canvas = HTMLCanvasElement.prototype;
  canvas.getContext = jest.fn().mockReturnValue(surface);
  canvas.toBlob = (callback) => callback(new Blob(["x"], { type: "image/jpeg" }));
});

const showPhotos = () =>
  render(
    <form>
      <PhotoField form="booking" maxMegabytes={10} text="" isReady />
    </form>,
  );
const photo = (name: string) => new File(["x"], name, { type: "image/jpeg" });

test("photos that are removed while others are still being made smaller stay removed", async () => {
  showPhotos();
  const input = screen.getByLabelText(/Photos of the car/);
  await user.upload(input, photo("first.jpg"));
  let finish = () => {};
  readPicture.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(bitmap))));
  await user.upload(input, photo("second.jpg"));
  await user.click(screen.getByRole("button", { name: "Remove photos" }));
  expect(screen.getByRole("status")).not.toHaveTextContent("photo-1.jpg");
  await act(async () => finish());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.upload(input, photo("third.jpg"));
  expect(await screen.findByText(/With your request: photo-1.jpg/)).toBeVisible();
});

test("photos of one name are sent under several; a fifth is left out, and the page says so", async () => {
  showPhotos();
  const names = ["image.jpg", "image.jpg", "3.jpg", "4.jpg", "5.jpg"];
  await user.upload(screen.getByLabelText(/Photos of the car/), names.map(photo));
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("5.jpg was left out: up to 4 photos"));
  expect(status).toHaveTextContent(
    "With your request: photo-1.jpg, photo-2.jpg, photo-3.jpg, photo-4.jpg",
  );
});

test("a photo that can't be read isn't sent, and the page says what to do", async () => {
  readPicture.mockRejectedValue(new Error("not decoded"));
  showPhotos();
  await user.upload(screen.getByLabelText(/Photos of the car/), photo("IMG_9.HEIC"));
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("IMG_9.HEIC can't be made smaller here."));
  expect(status).not.toHaveTextContent("With your request");
});

test("after a reload, the form says once that photos have to be chosen again", async () => {
  const { unmount } = showPhotos();
  await user.upload(screen.getByLabelText(/Photos of the car/), photo("car.jpg"));
  unmount();
  showPhotos();
  expect(await screen.findByText("Choose your photos again.")).toBeVisible();
  await user.upload(screen.getByLabelText(/Photos of the car/), photo("car.jpg"));
  await waitFor(() => expect(screen.queryByText("Choose your photos again.")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Remove photos" }));
  unmount();
  showPhotos();
  expect(screen.queryByText("Choose your photos again.")).toBeNull();
});
