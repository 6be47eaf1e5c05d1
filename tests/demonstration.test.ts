import { layOutMap } from "@/business/river-map";
import { countWords } from "@/content/read/markdown";
import { assertDefined } from "@/lib/assert-defined";
import { findGaps } from "@/tools/check/before-opening";
import { content, dataOf } from "./lib/content";

// What is true only of the demonstration: what the client's specification says about its content, and facts that its texts must
// not contradict. Once the business has an address of its own, the content is the owner's, and all of these tests are skipped.
const isDemonstration = dataOf("business").siteAddress === "https://rivergum.example";
const demonstration = isDemonstration ? describe : describe.skip;

demonstration("the demonstration (skipped once business.yml has another address)", () => {
  const { services, regions, blog, portfolio, pages } = content.entries;

  test("the offer and the story are recognised as samples", () => {
    const gaps = findGaps(content, {}).map(({ found }) => found);
    expect(gaps).toContain("the offer is a sample");
    expect(gaps).toContain("the text of “About Us” is a sample");
  });

  test("each service has a text of at least 120 words", () => {
    expect(services.filter(({ body }) => countWords(body) < 120)).toEqual([]);
  });

  const mapped = regions.map(({ id: slug, data }) => ({ ...data, slug }));

  test.each([...mapped.map(({ slug }) => slug), undefined])(
    "no name on the map of %s covers another name or a dot, or ends outside",
    (cropTo) => {
      const { box, dots, labels } = assertDefined(layOutMap(mapped, { cropTo }), "the map");
      // The size on phones, where names are largest, and a width that is enough for wide typefaces.
      const size = cropTo ? box.height / 32 : 32;
      const names = labels.map(({ text, below, anchor, x, y }) => {
        const width = text.length * size * 0.58;
        const left = x - { start: 0, middle: width / 2, end: width }[anchor];
        const bottom = y + size * (below ? 1.5 : 0.55);
        return { text, left, right: left + width, top: y - size * 0.55, bottom };
      });
      const marks = dots.map(({ x, y }) => {
        const half = size * 0.3;
        return { text: "a dot", left: x - half, right: x + half, top: y - half, bottom: y + half };
      });
      // The names of regions are on the dots of their neighbours.
      const others = cropTo ? [...names, ...marks] : names;
      const covered = names.flatMap((a) =>
        others
          .filter((b) => a !== b && a.left < b.right && b.left < a.right)
          .filter((b) => a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.text} and ${b.text}`),
      );
      expect(covered).toEqual([]);
      const [edge, side] = [box.x - box.width / 2, box.x + box.width / 2];
      expect(Math.min(...names.map(({ left }) => left)) - edge).toBeGreaterThan(-1);
      expect(side - Math.max(...names.map(({ right }) => right))).toBeGreaterThan(-1);
    },
  );

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
