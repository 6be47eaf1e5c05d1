/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import { PhotoField } from "@/components/forms/photo-field/photo-field";
import { startAnew } from "../../lib/site";
import { user } from "../../lib/user";

// jsdom can neither read nor draw pictures.
const readPicture = jest.fn<Promise<ImageBitmap>, []>();
const bitmap = { width: 1, height: 1, close: () => {} };
// Nor does it read a Blob as bytes by itself.
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
/** A drawing surface that answers with the colors that were drawn, as two pixels are when the browser is tried. */
function drawHonestly() {
  const pixels: number[] = [];
  return {
    set fillStyle(color: string) {
      pixels.push(...(color.match(/\d+/g) ?? []).map(Number), 255);
    },
    fillRect() {},
    drawImage() {},
    getImageData: () => ({ data: pixels }),
  };
}

/** What a browser draws that hides who is visiting. */
const drawStripes = () => ({
  ...drawHonestly(),
  getImageData: () => ({ data: Array(8).fill(90) }),
});

beforeEach(() => {
  startAnew();
  globalThis.createImageBitmap = readPicture;
  readPicture.mockResolvedValue(bitmap);
  const canvas = HTMLCanvasElement.prototype;
  canvas.getContext = jest.fn().mockImplementation(drawHonestly);
  canvas.toBlob = (callback) => callback(new Blob(["x"], { type: "image/jpeg" }));
});

const show = () =>
  render(
    <form>
      <PhotoField form="booking" maxMegabytes={10} text="" isReady />
    </form>,
  );
const photo = (name: string) => new File(["x"], name, { type: "image/jpeg" });

test("photos that are removed while others are still being made smaller stay removed", async () => {
  show();
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
  expect(await screen.findByText(/With your request: third.jpg/)).toBeVisible();
});

test("a photo that the browser would falsify is sent as it is, and the page says so", async () => {
  HTMLCanvasElement.prototype.getContext = jest.fn().mockImplementation(drawStripes);
  show();
  const jpeg = new File(["\xff\xd8\xff and the rest"], "car.jpg", { type: "image/jpeg" });
  Object.defineProperty(jpeg, "slice", {
    value: () => ({ arrayBuffer: async () => new Uint8Array([0xff, 0xd8, 0xff]).buffer }),
  });
  await user.upload(screen.getByLabelText(/Photos of the car/), jpeg);
  expect(await screen.findByText(/^car\.jpg can't be made smaller here/)).toBeVisible();
});

test("a fifth photo is left out, and the page says so", async () => {
  show();
  const names = ["1.jpg", "2.jpg", "3.jpg", "4.jpg", "5.jpg"];
  await user.upload(screen.getByLabelText(/Photos of the car/), names.map(photo));
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("5.jpg was left out: up to 4 photos"));
  expect(status).toHaveTextContent("With your request: 1.jpg, 2.jpg, 3.jpg, 4.jpg");
});

test.each<[what: string, bytes: string, isPhoto: boolean]>([
  ["an iPhone's photo", "\0\0\0 ftypheic", true],
  ["a raw photo", "II*\0 and so on", true],
  ["a video", "\0\0\0 ftypmp42", false],
  ["text with the name of a photo", "Hello", false],
  ["an empty file", "", false],
])(
  "a file that the browser can't shrink is sent as it is if it is a photo: %s",
  async (_what, bytes, isPhoto) => {
    const { container } = show();
    readPicture.mockRejectedValue(new Error("The source image could not be decoded."));
    const file = new File([bytes], "IMG_9.HEIC", { type: "image/heic" });
    await user.upload(screen.getByLabelText(/Photos of the car/), file);
    const status = screen.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("IMG_9.HEIC"));
    expect(status).toHaveTextContent(
      isPhoto
        ? "it's sent as it is, with the location if your camera saved it"
        : "IMG_9.HEIC can't be read as a photo here.",
    );
    const formData = new FormData(container.querySelector("form")!);
    container
      .querySelector("form")!
      .dispatchEvent(Object.assign(new Event("formdata"), { formData }));
    expect(formData.get("photo_1")).toEqual(isPhoto ? file : null);
  },
);

test.each([
  ["Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/142.0", "image/*,android/allowCamera"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)", "image/*"],
])("%s is offered its camera beside its photos", (userAgent, accept) => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValueOnce(userAgent);
  render(<PhotoField form="booking" maxMegabytes={10} text="Photos" isReady />);
  expect(screen.getByLabelText("Photos of the car (optional)")).toHaveAttribute("accept", accept);
});
