import { correctEmail } from "@/requests/correct-email";

test.each([
  ["jo@gmail.con", "jo@gmail.com"],
  ["jo@gmial.com", "jo@gmail.com"],
  ["jo@gmailcom", "jo@gmail.com"],
  ["jo@gmial.con", "jo@gmail.com"],
  ["Jo.Smith+car@GMAIL.CON", "Jo.Smith+car@gmail.com"],
  ["jo@hotmial.com", "jo@hotmail.com"],
  ["jo@yahoo.con.au", "jo@yahoo.com.au"],
  ["jo@rivergum.cmo", "jo@rivergum.com"],
  ["jo@rivergum.com.aus", "jo@rivergum.com.au"],
  [" jo@gmail.con ", "jo@gmail.com"],
])("the slip in %s is put right as %s", (typed, right) => {
  expect(correctEmail(typed)).toBe(right);
});

test.each([
  ...["jo@gmail.com", "jo@ymail.com", "jo@y7mail.com", "jo@mail.com", "jo@email.com", "jo@gmx.com"],
  ...["jo@live.com.au", "jo@life.com", "jo@me.com", "jo@hotmail.com.au", "jo@hotmail.co.uk"],
  ...["a@animals.vet", "a@animals.pet", "a@help.ong", "jo@hotmail.com.ar", "jo@yahoo.com.ar"],
  ...["jo@example.co", "jo@example.cam", "jo@example.com.ua", "jo@example.au", "jo@con.au"],
  ...["jo@smithplumbing.con.au", "jo@uq.edu.au", "jo@brisbane.qld.gov.au", "jo@example.net"],
  ...["a@b", "@gmail.con", "a@.con", "", "@", "jo@example.io", "jo@proton.me", "jo@gmail.co"],
])("%s is left alone", (typed) => {
  expect(correctEmail(typed)).toBeUndefined();
});
