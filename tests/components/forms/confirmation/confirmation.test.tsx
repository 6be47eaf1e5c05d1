/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Confirmation } from "@/components/forms/confirmation/confirmation";
import { bookingForm } from "@/requests/booking-questions";
import { startAnew } from "../../lib/site";

beforeEach(startAnew);

test("a receipt shows the day of sending, and several answers to a question on one line", async () => {
  const request = {
    state: "sending",
    reference: "7KQ2-M9XD",
    // Already the next day in Brisbane.
    sentAt: "2020-11-20T15:00:00.000Z",
    answers: [
      ["suburb", "Marsden"],
      ["add_ons", "Hand Wax"],
      ["add_ons", "Engine Bay Detailing"],
    ],
  };
  sessionStorage.setItem("request-booking", JSON.stringify(request));
  render(
    <Confirmation form={bookingForm} content={{ heading: "Thanks", lead: "" }}>
      {null}
    </Confirmation>,
  );
  const receipt = await screen.findByRole("region", { name: "What you sent" });
  expect(receipt).toHaveTextContent("7KQ2-M9XD · 21 Nov 2020 · Marsden");
  expect(receipt).toHaveTextContent("Add-onsHand Wax, Engine Bay Detailing");
});
