/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ContactForm } from "@/components/forms/contact-form/contact-form";
import { arriveBy, forms, startAnew, watchSubmissions } from "../../lib/site";
import { user } from "../../lib/user";

const sent = watchSubmissions();

beforeEach(() => {
  startAnew();
  sent.length = 0;
});

const openContact = (search = "") => render(<ContactForm location={{ search }} forms={forms} />);
const sendMessage = () => user.click(screen.getByRole("button", { name: /^Send message/ }));

test("checks run in order; each shows its toast and focuses its field", async () => {
  document.title = "Contact Us";
  openContact();
  await user.type(screen.getByLabelText(/Name/), " ");
  await user.type(screen.getByLabelText(/Message/), "{Enter}");
  await sendMessage();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Name RequiredPlease enter your name to help us address you properly.",
  );
  expect(document.title).toBe("Error: Contact Us");
  await user.type(screen.getByLabelText(/Name/), "José");
  expect(document.title).toBe("Contact Us");
  await sendMessage();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Email RequiredPlease enter your email address so we can respond to you.",
  );
  await user.type(screen.getByLabelText(/Email/), "a@b");
  await sendMessage();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Invalid EmailPlease enter a valid email address.",
  );
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
  await user.type(screen.getByLabelText(/Email/), ".com");
  await sendMessage();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Message RequiredPlease enter your message so we know how we can help.",
  );
  expect(sent).toEqual([]);
});

test.each([
  ["navigate", "Do you come to Marsden?"],
  ["reload", "And two vans?"],
  ["back_forward", "And two vans?"],
] as const)("when the page is opened again by %s, the question is %j", async (type, message) => {
  const first = openContact("?suburb=Marsden");
  await user.clear(screen.getByLabelText(/Message/));
  await user.type(screen.getByLabelText(/Message/), "And two vans?");
  first.unmount();
  arriveBy(type);
  openContact("?suburb=Marsden");
  expect(screen.getByLabelText(/Message/)).toHaveValue(message);
});
