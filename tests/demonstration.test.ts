import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { placeFinder } from "@/business/places";
import { filesIn } from "@/lib/files";
import { content, isDemonstration } from "./lib/content";

// What is true only of the demonstration: what the client's specification says about its content,
// and facts that its texts must not contradict. Once business.yml has another address, the content
// is the owner's, and all of these tests are skipped.
const demonstration = isDemonstration ? describe : describe.skip;

/** Where a picture is brightest: how bright (to 255), and how far from the left, in per cent. */
async function brightestPoint(file: string) {
  const width = 400;
  // Blurred, so that a single drop or scratch doesn't count.
  const pixels = await sharp(file).greyscale().resize(width).blur(2).raw().toBuffer();
  const brightness = pixels.reduce((a, b) => Math.max(a, b));
  return { brightness, left: ((pixels.indexOf(brightness) % width) / width) * 100 };
}

demonstration("the demonstration (skipped once business.yml has another address)", () => {
  const { services, blog, portfolio, pages, regions: regionsOfContent } = content.entries;

  test("the offer and the About page are recognised as samples", () => {
    const files = content.samples;
    expect(files).toContain("content/business.yml");
    expect(files).toContain("content/pages/about/index.md");
  });

  test("the check finds nothing in it", () => {
    expect(content.problems).toEqual([]);
  });

  test("each service has a text of at least 120 words", () => {
    expect(services.filter(({ body }) => body.split(/\s+\p{L}/u).length < 120)).toEqual([]);
  });

  test("articles leave reply time, curing time and the guarantee's period to the pages that state them", () => {
    const figures = /same (working|business) day|\d+ hours of curing|within 7 days/i;
    expect(blog.filter(({ body }) => figures.test(body)).map(({ id }) => id)).toEqual([]);
  });

  test("a sun or a lamp is at the same place in both pictures of a pair", async () => {
    const befores = filesIn("content").filter((path) => /before(-mobile)?\.jpg$/.test(path));
    const pairs = befores.map((before) => {
      const names = ["after", "hero"].map((after) => before.replace(/hero-before|before/, after));
      return [before, names.find((name) => existsSync(join("content", name)))!];
    });
    const points = await Promise.all(
      pairs.map((pair) => Promise.all(pair.map((file) => brightestPoint(join("content", file))))),
    );
    const lights = points.filter((pair) => pair.every(({ brightness }) => brightness >= 250));
    expect(lights.length).toBeGreaterThan(3);
    expect(lights.filter(([a, b]) => Math.abs(a!.left - b!.left) > 1)).toEqual([]);
  });

  test("no page claims the whole Gold Coast", () => {
    const texts = [...services, ...blog, ...portfolio, ...pages].flatMap(({ id, data, body }) =>
      /(?<!northern )gold coast/i.test(`${JSON.stringify({ ...data, tags: [] })} ${body}`)
        ? [id]
        : [],
    );
    expect(texts).toEqual([]);
  });

  test.each([
    ["4007 4068 4113 4152", "brisbane"],
    ["4300 4301 4304 4305", "ipswich"],
    ["4118 4127 4207", "logan"],
    ["4209 4211 4212 4216", "gold-coast"],
  ])("the postcodes %s, which several suburbs share, are in the region %s", (postcodes, slug) => {
    const findPlace = placeFinder(
      regionsOfContent.map(({ id, data }) => ({ inSentence: "", ...data, slug: id })),
    );
    for (const postcode of postcodes.split(" ")) {
      const place = findPlace(postcode);
      expect([postcode, place?.kind, place?.region?.slug]).toEqual([postcode, "part", slug]);
    }
  });
});
