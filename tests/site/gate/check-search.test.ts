import { change, plant } from "./small-site";

test("a page may load the script that counts visits, where the owner has named it", () => {
  const script = "https://plausible.io/js/script.js";
  const load = (statistics?: string) =>
    plant("/about", "</body>", `<script src="${script}"></script></body>`, statistics);
  expect(load(script)).toEqual([]);
  expect(load()).toEqual([`about/index.html: loads ${script} from another site`]);
});

describe("documented rules of search engines, with their sources", () => {
  const docs = "https://developers.google.com/search/docs/appearance/structured-data";
  test.each([
    ["question", "/faq", "How often?"],
    ["breadcrumb", "/services/basic-detail", "Services"],
  ])("a %s that is not shown", (_what, path, name) => {
    expect(plant(path, `<p>${name}</p>`, "")).toContain(
      `${path.slice(1)}/index.html: marks up "${name}", which it does not show (${docs}/sd-policies)`,
    );
  });

  test("an article's picture that is not there", () => {
    expect(change("/static/mould-square.webp")).toContain(
      `blog/sun/index.html: loads https://rivergum.example/static/mould-square.webp, which does not exist (${docs}/article)`,
    );
  });
});
