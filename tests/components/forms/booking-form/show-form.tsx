import { render, screen } from "@testing-library/react";
import { BookingForm } from "@/components/forms/booking-form/booking-form";
import { startAnew, watchSubmissions } from "../../lib/site";
import { user } from "../../lib/user";
import { bookingProps } from "./booking-props";

export const sent = watchSubmissions();

/** Before each test of a file that shows the form. */
export function startForm() {
  startAnew();
  sent.length = 0;
  history.replaceState(null, "");
}

/** Shows the form as its page does, for an address and the state of a navigation. */
export const openForm = (search = "", state: unknown = null) =>
  render(<BookingForm {...bookingProps} location={{ search, state }} />);
export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const summary = () => screen.getByRole("region", { name: "Your request" });
export const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
/** What would be sent under some names. */
export const valueOf = (...names: string[]) => {
  const answers = new FormData(screen.getByLabelText<HTMLInputElement>(/Full name/).form!);
  return names.flatMap((name) => answers.getAll(name));
};

/** Puts a text into a field in one go, as a password manager does. */
async function put(label: string | RegExp, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

/** Answers every required question. */
export async function fillIn() {
  await put(/Full name/, "José O'Brien");
  await put(/Phone \*/, "+61 (0)4 12-345 678");
  await put(/Email \*/, "a@b");
  await put(/Vehicle make/, "Mazda <b>3</b> 🚗");
  await put(/Suburb/, "Coorparoo");
  await user.selectOptions(field(/Service/), "Full Detail");
  await user.click(field(/I consent/));
}
