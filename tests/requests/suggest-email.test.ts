import { suggestEmail } from "@/requests/suggest-email";

test.each([
  ["jo@gmail.con", "jo@gmail.com"],
  ["jo@hotnail.com", "jo@hotmail.com"],
  ["jo@gmial.com", "jo@gmail.com"],
  ["jo@gmal.com", "jo@gmail.com"],
  ["jo@gmaill.com", "jo@gmail.com"],
  ["jo@gmail.co", "jo@gmail.com"],
  ["jo@gmailcom", "jo@gmail.com"],
  ["jo@gmial.con", "jo@gmail.com"],
  ["Jo.Smith+car@GMAIL.CON", "Jo.Smith+car@gmail.com"],
  ["jo@outlok.com", "jo@outlook.com"],
  ["jo@iclould.com", "jo@icloud.com"],
  ["jo@yahoo.con.au", "jo@yahoo.com.au"],
  ["jo@yahoo.com.aus", "jo@yahoo.com.au"],
  ["jo@bigpond.con", "jo@bigpond.com"],
  ["jo@bigpnd.net.au", "jo@bigpond.net.au"],
  ["jo@optusnet.com.a", "jo@optusnet.com.au"],
  ["jo@rivergum.cmo", "jo@rivergum.com"],
  ["jo@smithplumbing.con.au", "jo@smithplumbing.com.au"],
  ["jo@school.ner", "jo@school.net"],
])("for %s, %s is suggested", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ...["jo@gmail.com", "jo@ymail.com", "jo@mail.com", "jo@email.com", "jo@hotmail.com.au"],
  ...["jo@live.com.au", "jo@life.com", "jo@me.com", "jo@we.com", "jo@rivergum.example"],
  ...["jo@example.co", "jo@example.cam", "jo@example.com.ua", "jo@example.au", "jo@con.au"],
  ...["jo@uq.edu.au", "jo@brisbane.qld.gov.au", "jo@example.org", "a@b", "@gmail.con", "", "@"],
  ...["jo@example.io", "jo@xn--bcher-kva.example", "jo@proton.me"],
])("for %s, nothing is suggested", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
