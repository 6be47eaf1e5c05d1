import { queriesPage } from "../../../src/gatsby/develop/example-queries";

test("each question is a link that brings its query to GraphiQL", () => {
  const query = 'query Rain {\n  faq(filter: "<&rain")\n}';
  const page = queriesPage([{ name: "Rain", question: "Rain & sun?", query }]);
  const [, address = ""] = /href="([^"]+)"/.exec(page) ?? [];
  const url = new URL(address.replace(/&amp;/g, "&"), "http://localhost:8000");
  expect(url.pathname).toBe("/___graphql");
  expect(url.searchParams.get("query")).toBe(`# Rain & sun?\n${query}\n`);
  expect(url.searchParams.get("operationName")).toBe("Rain");
  expect(page).toContain(">Rain &amp; sun?</a>");
});
