/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { FormField } from "@/components/forms/form-field/form-field";
import { type Question, requiredCheck } from "@/requests/question";

const question: Omit<Question, "kind"> = {
  name: "day",
  label: "Day",
  hint: "The day that suits you best.",
  options: [
    { value: "mon", label: "Monday" },
    { value: "tue", label: "Tuesday" },
  ],
};
const required = { ...question, checks: requiredCheck("Day Required", "Please choose a day.") };
const showField = (asked: Question, error?: string) =>
  render(<FormField form="test" question={asked} error={error} />);

test.each([
  ["text", "textbox"],
  ["select", "combobox"],
  ["radios", "group"],
  ["checkboxes", "group"],
  ["checkbox", "checkbox"],
] as const)("%s: the hint is shown and describes the question", (kind, role) => {
  showField({ ...question, kind });
  expect(screen.getByText("The day that suits you best.")).toBeVisible();
  expect(screen.getByRole(role, { name: /^Day/ })).toHaveAccessibleDescription(
    "The day that suits you best.",
  );
});

test("radio buttons: one has to be chosen, and the error describes the question", () => {
  showField({ ...required, kind: "radios", noDefault: true }, "Please choose a day.");
  for (const button of screen.getAllByRole("radio")) {
    expect(button).toBeRequired();
    expect(button).toBeInvalid();
  }
  expect(screen.getByRole("group")).toHaveAccessibleDescription(
    "The day that suits you best. Please choose a day.",
  );
});

test("tick boxes: none of them has to be ticked, because the browser would demand each", () => {
  showField({ ...required, kind: "checkboxes" });
  for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeRequired();
});

test("a single tick box: it has to be ticked, and the error describes it", () => {
  showField({ ...required, kind: "checkbox" }, "Please choose a day.");
  const box = screen.getByRole("checkbox");
  expect(box).toBeRequired();
  expect(box).toHaveAccessibleDescription("The day that suits you best. Please choose a day.");
});

test.each(["text", "checkbox"] as const)(
  "%s: the error comes directly after the question, before the note",
  (kind) => {
    const asked: Question = { ...required, kind };
    render(
      <FormField form="test" question={asked} error="Please choose a day." note="On weekdays." />,
    );
    const error = screen.getByText("Please choose a day.");
    expect(error.nextElementSibling).toHaveTextContent("On weekdays.");
  },
);

test.each(["radios", "checkboxes"] as const)(
  "%s without a hint, a note or an error have no description",
  (kind) => {
    showField({ name: "day", label: "Day", kind, options: [{ value: "mon", label: "Monday" }] });
    expect(screen.getByRole("group")).not.toHaveAttribute("aria-describedby");
  },
);
