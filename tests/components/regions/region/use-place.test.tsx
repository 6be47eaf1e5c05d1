/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SuburbCheck } from "@/components/regions/suburb-check/suburb-check";
import { draftStore } from "@/requests/draft-store";
import { answerOf } from "@/requests/question";
import { regions, startAnew } from "../../lib/site";
import { user } from "../../lib/user";

beforeEach(startAnew);

const chosenRegion = () => answerOf(draftStore("booking").get().answers, "region");

test.each([
  ["Marsden", "logan"],
  ["Coorparoo 4151, Brisbane", "brisbane"],
  ["Marsden Park", ""],
  ["Logan Road, Annerley", ""],
  ["Coorparoo Waters", ""],
  ["mars", ""],
  ["Logan", ""],
])(
  "%j, typed letter by letter, sets the region %j once the field is left",
  async (typed, region) => {
    render(<SuburbCheck regions={regions} />);
    for (const letter of typed) {
      await user.type(screen.getByLabelText("Do you come to me?"), letter);
      expect(chosenRegion()).toBe("");
    }
    await user.tab();
    expect(chosenRegion()).toBe(region);
  },
);

test("an offered name that is pressed sets the region", async () => {
  render(<SuburbCheck regions={regions} />);
  await user.type(screen.getByLabelText("Do you come to me?"), "Marsdenn");
  await user.click(screen.getByRole("button", { name: "Marsden" }));
  expect(chosenRegion()).toBe("logan");
});
