import { countWords } from "../src/content/markdown";
import { byId, content, dataOf } from "./lib/content";

// What the client's specification says of the demonstration that was delivered. Another business is the owner's own: then
// all of this is skipped.
const isDemonstration = dataOf("business").name === "Rivergum Mobile Detailing";
const demonstration = isDemonstration ? describe : describe.skip;

demonstration(
  "the content as it was delivered (skipped once business.yml names another business)",
  () => {
    const { services, regions, blog, portfolio, pages } = content.entries;

    test("services with their prices", () => {
      expect(byId(services, ({ name }) => name)).toEqual({
        "basic-detail": "Basic Detail",
        "interior-detail": "Interior Detail",
        "full-detail": "Full Detail",
        "ceramic-coating": "Ceramic Coating",
        "paint-correction": "Paint Correction",
        "mould-removal": "Mould Removal",
        "sticker-vinyl-removal": "Sticker & Vinyl Removal",
      });
      const {
        services: prices,
        outerPrices,
        surcharge,
        addOns,
        estimator,
        sizes,
        roundTo,
      } = dataOf("pricing");
      expect(prices).toEqual({
        "basic-detail": { from: 90 },
        "interior-detail": { from: 180 },
        "full-detail": { from: 300 },
        "paint-correction": { from: 180, perHour: 90 },
        "ceramic-coating": { from: 799 },
        "mould-removal": { from: 220 },
        "sticker-vinyl-removal": { from: 90 },
      });
      expect(outerPrices).toEqual({
        "basic-detail": 100,
        "interior-detail": 200,
        "full-detail": 320,
        "ceramic-coating": 850,
      });
      expect(surcharge).toEqual({ from: 10, to: 20 });
      expect(addOns.map(({ title, from }) => [title, from])).toEqual([
        ["Engine Bay Detailing", 50],
        ["Headlight Restoration", 50],
        ["Hand Wax", 40],
      ]);
      expect(estimator).toEqual([
        "basic-detail",
        "interior-detail",
        "full-detail",
        "ceramic-coating",
      ]);
      expect(sizes.map(({ id, name, multiplier }) => [id, name, multiplier])).toEqual([
        ["small", "Small Vehicle", 1],
        ["medium", "Medium Vehicle", 1.2],
        ["large", "Large Vehicle", 1.4],
        ["xlarge", "Extra Large Vehicle", 1.6],
      ]);
      expect(roundTo).toBe(5);
    });

    test("services lead to two others, and have words enough", () => {
      expect(byId(services, ({ related }) => related)).toEqual({
        "basic-detail": ["interior-detail", "full-detail"],
        "interior-detail": ["mould-removal", "full-detail"],
        "full-detail": ["ceramic-coating", "paint-correction"],
        "ceramic-coating": ["paint-correction", "full-detail"],
        "paint-correction": ["ceramic-coating", "full-detail"],
        "mould-removal": ["interior-detail", "full-detail"],
        "sticker-vinyl-removal": ["basic-detail", "paint-correction"],
      });
      expect(services.filter(({ body }) => countWords(body) < 120)).toEqual([]);
    });

    test("regions: suburbs, travel, price lists, popular services", () => {
      expect(byId(regions, ({ suburbs }) => suburbs.length)).toEqual({
        brisbane: 20,
        "gold-coast": 14,
        ipswich: 14,
        logan: 14,
      });
      expect(byId(regions, ({ travel: { from, to } }) => [from, to])).toEqual({
        brisbane: [0, 30],
        ipswich: [30, 45],
        logan: [20, 60],
        "gold-coast": [45, 60],
      });
      expect(byId(regions, ({ priceList, surcharge }) => [priceList, surcharge])).toEqual({
        brisbane: ["standard", false],
        "gold-coast": ["outer", false],
        ipswich: ["outer", true],
        logan: ["outer", true],
      });
      const popular = byId(regions, ({ popularServices }) =>
        popularServices.filter((each) => each.popular).map(({ service }) => service),
      );
      expect(popular).toEqual({
        brisbane: ["basic-detail", "ceramic-coating"],
        "gold-coast": ["full-detail", "ceramic-coating"],
        ipswich: ["interior-detail", "full-detail"],
        logan: ["interior-detail", "full-detail"],
      });
      expect(byId(regions, ({ key }) => key)).toMatchObject({ logan: "springwood" });
    });

    test("hours, reply, notice, claims", () => {
      const { hours, replyHours, cancellationNoticeHours, yearsOfExperience } = dataOf("business");
      const working = ["monday", "tuesday", "wednesday", "thursday", "friday"];
      expect(hours).toEqual([
        { days: working, opens: "08:00", closes: "17:00", byAppointment: false },
        { days: ["saturday"], opens: "08:00", closes: "17:00", byAppointment: true },
      ]);
      expect([replyHours, cancellationNoticeHours, yearsOfExperience]).toEqual([
        { from: 2, to: 4 },
        24,
        5,
      ]);
    });

    test("12 questions, 3 sample reviews of 5 stars, 21 old and short addresses", () => {
      expect(dataOf("faq")).toHaveLength(12);
      expect(
        dataOf("reviews").map(({ rating, source, sample }) => [rating, source, sample]),
      ).toEqual(Array(3).fill([5, "Google Review", true]));
      expect(dataOf("redirects").flatMap(({ from }) => from)).toHaveLength(21);
      expect(dataOf("redirects").map(({ to }) => to)).toContain("/faq");
    });

    test("the comparison: 7, 6 and 7 features", () => {
      const groups = dataOf("comparison").groups.map(({ id, features }) => [id, features.length]);
      // The last of the third group is ours: without it sticker removal would include nothing.
      expect(groups).toEqual([
        ["exterior", 7],
        ["interior", 6],
        ["additional", 7],
      ]);
    });

    test("jobs 1 to 9 in seven categories", () => {
      const ids = portfolio.map(({ data }) => data.id).sort();
      expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(dataOf("categories").portfolio).toEqual([
        "Full Detail",
        "Interior Detail",
        "Ceramic Coating",
        "Paint Correction",
        "Mould Removal",
        "Basic Detail",
        "Commercial",
      ]);
    });

    test("articles 1 to 10, each on a day of its own, 5 to 12 minutes; four are given", () => {
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

    test("how many pictures each gallery has", () => {
      const galleries = [...services, ...pages].flatMap(({ id, data }) => {
        // The home page's "before" is the other half of its hero.
        const others = id === "home" ? /^(hero|before|cta)$/ : /^(hero|cta)$/;
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
        // The frame before the work.
      });
    });
  },
);
