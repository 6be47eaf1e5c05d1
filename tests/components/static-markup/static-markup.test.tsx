/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import { StaticMarkup } from "../../../src/components/static-markup/static-markup";

const undo = jest.fn();
const enhance = jest.fn((_root: HTMLElement) => undo);

beforeEach(() => jest.clearAllMocks());

const answerWith = (html: string) => {
  global.fetch = jest.fn().mockResolvedValue({ text: () => Promise.resolve(html) });
};

test("gives behaviour to the elements that are there, and takes it back", () => {
  const { unmount } = render(
    <StaticMarkup id="part" enhance={enhance}>
      <button type="button">Press</button>
    </StaticMarkup>,
  );
  expect(enhance).toHaveBeenCalledWith(screen.getByRole("button").parentElement);
  unmount();
  expect(undo).toHaveBeenCalledTimes(1);
});

test("a visitor who comes by a link gets the part out of the page's own HTML", async () => {
  answerWith('<main><div id="part"><button type="button">Press</button></div></main>');
  render(<StaticMarkup id="part" enhance={enhance} children={null} />);
  expect(await screen.findByRole("button")).toHaveTextContent("Press");
  expect(enhance).toHaveBeenCalledTimes(1);
});

test("a page that was left meanwhile is not brought to life", async () => {
  answerWith('<div id="part"><p>Late</p></div>');
  render(<StaticMarkup id="part" enhance={enhance} children={null} />).unmount();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await Promise.resolve();
  expect(enhance).not.toHaveBeenCalled();
});
