import { filesWithSamples } from "@/content/check/files-with-samples";
import { countWords } from "@/content/read/markdown";
import { content, dataOf } from "./lib/content";

// What is true only of the demonstration: what the client's specification says about its content, and facts that its texts must
// not contradict. Once the business has an address of its own, the content is the owner's, and all of these tests are skipped.
const isDemonstration = dataOf("business").siteAddress === "https://rivergum.example";
const demonstration = isDemonstration ? describe : describe.skip;

demonstration("the demonstration (skipped once business.yml has another address)", () => {
  const { services, blog, portfolio, pages } = content.entries;

  test("the offer and the story are recognised as samples", () => {
    const files = filesWithSamples(content);
    expect(files).toContain("content/business.yml");
    expect(files).toContain("content/pages/about/index.md");
  });

  test("the check finds nothing in it", () => {
    expect(content.problems).toEqual([]);
  });

  test("each service has a text of at least 120 words", () => {
    expect(services.filter(({ body }) => countWords(body) < 120)).toEqual([]);
  });

  test("articles leave reply time, curing time and the guarantee's period to the pages that state them", () => {
    const figures = /same (working|business) day|\d+ hours of curing|within 7 days/i;
    expect(blog.filter(({ body }) => figures.test(body)).map(({ id }) => id)).toEqual([]);
  });

  test("no page claims the whole Gold Coast", () => {
    const texts = [...services, ...blog, ...portfolio, ...pages].flatMap(({ id, data, body }) =>
      /(?<!northern )gold coast/i.test(`${JSON.stringify({ ...data, tags: [] })} ${body}`)
        ? [id]
        : [],
    );
    expect(texts).toEqual([]);
  });
});
