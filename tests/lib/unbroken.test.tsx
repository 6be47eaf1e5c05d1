/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { unbroken } from "@/lib/unbroken";

test.each([
  ["Recommended every 2–4 weeks", ["2–4 weeks"]],
  ["1–1.5 hours", ["1–1.5 hours"]],
  ["Ipswich, 30–45 min away.", ["30–45 min away"]],
  ["A surcharge of $10–$20 may apply, 0–30 min away", ["$10–$20 may", "0–30 min away"]],
  ["Thursday 3 December at 9:30am", ["3 December", "at 9:30am"]],
  ["8am to 5pm", ["8am", "5pm"]],
  ["9MVA-V2VN · 29 Nov 2026 · Springfield", ["29 Nov 2026"]],
  ["Finished in May 2025, sent on 3 December", ["May 2025", "3 December"]],
  ["28 June 2025 · 9 min", ["28 June 2025", "9 min"]],
  ["Varies with the extent, 5 minutes from Marsden 4132", []],
])("in %j, each range, hour and date stays on one line", (text, pieces) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  const found = [...container.querySelectorAll(".nowrap")].map((piece) => piece.textContent);
  expect(found).toEqual(pieces);
});
