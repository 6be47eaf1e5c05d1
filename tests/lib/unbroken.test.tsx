/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { unbroken } from "@/lib/unbroken";

test.each([
  ["Recommended every 2–4 weeks", ["2–4 weeks"]],
  ["1–1.5 hours", ["1–1.5 hours"]],
  ["Ipswich, 30–45 min away.", ["30–45 min away"]],
  ["A surcharge of $10–$20 may apply, 0–30 min away", ["$10–$20 may", "0–30 min away"]],
  ["Thursday 3 December at 9:30am", ["at 9:30am"]],
  ["8am to 5pm", ["8am", "5pm"]],
  ["Varies with the extent", []],
])("in %j, each range and hour stays on one line", (text, pieces) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  const found = [...container.querySelectorAll(".nowrap")].map((piece) => piece.textContent);
  expect(found).toEqual(pieces);
});
