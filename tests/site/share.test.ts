import { copiedFor, popUp, shareByMail, socialLinks } from "../../src/site/share";

const shared = { url: "https://rivergum.example/blog/a?b=c&d", title: "Mould & you" };

test("the three networks get the address and, where they take one, the title", () => {
  const links = Object.fromEntries(
    socialLinks(shared).map(({ name, href }) => [name, new URL(href)]),
  );
  expect(Object.keys(links)).toEqual(["Facebook", "Twitter", "LinkedIn"]);
  expect(links["Facebook"]?.searchParams.get("u")).toBe(shared.url);
  expect(links["Twitter"]?.searchParams.get("url")).toBe(shared.url);
  expect(links["Twitter"]?.searchParams.get("text")).toBe(shared.title);
  expect(links["LinkedIn"]?.searchParams.get("url")).toBe(shared.url);
});

test("the mail has the title as subject and the text of the specification", () => {
  const mail = new URL(shareByMail(shared));
  expect(mail.searchParams.get("subject")).toBe("Mould & you");
  expect(mail.searchParams.get("body")).toBe(`Check out this article: ${shared.url}`);
});

test("pop-up and confirmation are as specified", () => {
  expect(popUp).toEqual({ width: 600, height: 400 });
  expect(copiedFor).toBe(2000);
});
