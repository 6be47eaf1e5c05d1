import { layOutMap } from "@/business/river-map";
import { countWords } from "@/content/read/markdown";
import { assertDefined } from "@/lib/assert-defined";
import { findGaps } from "@/tools/check/before-opening";
import { byId, content, dataOf } from "./lib/content";

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

  test("the regions have the specified suburbs, travel times and price lists", () => {
    const facts = byId(regions, ({ suburbs, travel, priceList, surcharge }) => [
      suburbs.length,
      travel,
      priceList,
      surcharge,
    ]);
    expect(facts).toEqual({
      brisbane: [20, { from: 0, to: 30 }, "standard", false],
      ipswich: [14, { from: 30, to: 45 }, "outer", true],
      logan: [14, { from: 20, to: 60 }, "outer", true],
      "gold-coast": [14, { from: 45, to: 60 }, "outer", false],
    });
    expect(byId(regions, ({ key }) => key)).toMatchObject({ logan: "springwood" });
  });

  test("the hours, the reply time, the notice for cancelling and the badges are as specified", () => {
    expect(dataOf("faq").some(({ answer }) => answer.includes("24 hours' notice"))).toBe(true);
    expect(pages.find(({ id }) => id === "about")?.data.badges).toEqual([
      "Fully insured",
      "100% satisfaction guarantee",
      "5+ years of experience",
      "Local business",
    ]);
    const working = ["monday", "tuesday", "wednesday", "thursday", "friday"];
    expect(dataOf("business")).toMatchObject({
      hours: [
        { days: working, opens: "08:00", closes: "17:00", byAppointment: false },
        { days: ["saturday"], opens: "08:00", closes: "17:00", byAppointment: true },
      ],
      replyHours: { from: 2, to: 4 },
    });
  });

  test("there are 3 sample reviews with 5 stars", () => {
    expect(dataOf("reviews").map(({ rating, source, sample }) => [rating, source, sample])).toEqual(
      Array(3).fill([5, "Google Review", true]),
    );
  });

  test("old and short addresses are forwarded as specified", () => {
    expect(Object.fromEntries(dataOf("redirects").map(({ to, from }) => [to, from]))).toEqual({
      "/services/basic-detail": ["/basic-detail", "/basic", "/services/basic"],
      "/services/interior-detail": ["/interior-detail", "/interior", "/services/interior"],
      "/services/ceramic-coating": ["/ceramic-coating", "/ceramic", "/services/ceramic"],
      "/services/paint-correction": ["/paint-correction", "/services/paint"],
      "/services/mould-removal": ["/mould-removal", "/mould", "/services/mould"],
      "/services/full-detail": ["/full-detail", "/full", "/services/full"],
      "/services/sticker-vinyl-removal": [
        "/sticker-vinyl-removal",
        "/sticker",
        "/services/sticker",
      ],
      "/faq": ["/faqs"],
    });
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

  test("there are ten articles of 5 to 12 minutes on ten different days, and four of them are specified", () => {
    const articles = blog.map(({ data }) => data);
    expect(new Set(articles.map(({ id }) => Number(id)))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    );
    expect(new Set(articles.map(({ date }) => date)).size).toBe(10);
    expect(articles.filter(({ readMinutes }) => readMinutes < 5 || readMinutes > 12)).toEqual([]);
    const given = blog
      .filter(({ data }) => ["3", "4", "5", "6"].includes(data.id))
      .map(({ id, data }) => [data.id, id, data.category, data.date, data.readMinutes]);
    expect(given.sort()).toEqual([
      ["3", "diy-vs-professional-car-detailing", "Tips", "2025-06-05", 6],
      ["4", "preventing-treating-car-interior-mould", "Health & Safety", "2025-06-10", 8],
      ["5", "paint-correction-when-why-you-need-it", "Restoration", "2025-06-20", 9],
      ["6", "preparing-car-brisbane-storm-season", "Seasonal Care", "2025-06-28", 6],
    ]);
  });

  test("the values and the services on the about page are as specified", () => {
    const about = pages.find(({ id }) => id === "about");
    expect(about?.data.points?.map(({ title }) => title)).toEqual([
      "Quality First",
      "Customer Focus",
      "Reliability",
      "Local Knowledge",
    ]);
    for (const service of ["basic-detail", "full-detail"])
      expect(about?.body).toContain(`(/services/${service})`);
  });

  test("each gallery has the specified number of pictures", () => {
    const galleries = [...services, ...pages].flatMap(({ id, data }) => {
      // On the home page, the picture "before" is part of the hero.
      const others = id === "home" ? /^(hero|before)$/ : /^(hero|hero-before)$/;
      const names = Object.keys(data.pictures).filter((name) => !others.test(name));
      return names.length > 0 ? [[id, names.length] as const] : [];
    });
    expect(Object.fromEntries(galleries)).toEqual({
      "basic-detail": 3,
      "interior-detail": 2,
      "full-detail": 4,
      "ceramic-coating": 2,
      "paint-correction": 4,
      "mould-removal": 2,
      "sticker-vinyl-removal": 1,
      about: 2,
    });
  });
});
