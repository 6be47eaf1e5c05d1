import { countWords } from "../../src/content/markdown";
import { byId, content, dataOf } from "./checked-delivery";

describe("the fields of the specification, as the files name them", () => {
  const has = (fields: string[], ...entries: object[]) => {
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries)
      for (const field of fields) expect(entry).toHaveProperty(field, expect.anything());
  };

  test("services: name, words, lists; price and id stand in other places of the same name", () => {
    const { services } = content.entries;
    const facts = ["name", "summary", "duration", "features", "featured"];
    has([...facts, "process", "benefits", "recommendedFor"], ...services.map(({ data }) => data));
    expect(services.filter(({ body }) => countWords(body) < 120)).toEqual([]);
    expect(Object.keys(dataOf("pricing").services).sort()).toEqual(services.map(({ id }) => id));
  });

  test("the minutes of a service's steps add up to its duration", () => {
    const hours = content.entries.services.flatMap(({ id, data: { process } }) => {
      const minutes = process.map((each) => each.minutes ?? Number.NaN);
      const sum = minutes.reduce((total, each) => total + each, 0);
      return Number.isNaN(sum) ? [] : [[id, sum / 60] as const];
    });
    const stated: Record<string, [number, number]> = {
      "basic-detail": [1, 1.5],
      "interior-detail": [2, 3],
      "full-detail": [4, 6],
      "paint-correction": [2, 6],
      "ceramic-coating": [24, 48],
    };
    expect(hours.map(([id]) => id).sort()).toEqual(Object.keys(stated).sort());
    for (const [id, sum] of hours) {
      const [from, to] = stated[id] ?? [];
      expect(sum).toBeGreaterThanOrEqual(from ?? Infinity);
      expect(sum).toBeLessThanOrEqual(to ?? 0);
    }
  });

  test("names of services by their address", () => {
    expect(byId(content.entries.services, ({ name }) => name)).toEqual({
      "basic-detail": "Basic Detail",
      "interior-detail": "Interior Detail",
      "full-detail": "Full Detail",
      "ceramic-coating": "Ceramic Coating",
      "paint-correction": "Paint Correction",
      "mould-removal": "Mould Removal",
      "sticker-vinyl-removal": "Sticker & Vinyl Removal",
    });
  });

  test("vehicle sizes and add-ons", () => {
    const { sizes, addOns } = dataOf("pricing");
    has(["id", "name", "multiplier", "examples", "description"], ...sizes);
    has(["title", "from", "description"], ...addOns);
  });

  test("reviews: who, where, stars, text, source and day", () => {
    const reviews = dataOf("reviews");
    has(["id", "name", "location", "rating", "text", "source", "datePublished"], ...reviews);
    expect(reviews.map(({ source }) => source)).toEqual(Array(3).fill("Google Review"));
  });

  test("the comparison: every feature in its group", () => {
    const groups = dataOf("comparison").groups.map(({ id, features }) => [
      id,
      features.map(({ name }) => name),
    ]);
    expect(Object.fromEntries(groups)).toEqual({
      exterior: [
        "Hand wash",
        "Wheels",
        "Clay bar",
        "Machine polish",
        "Trims glossed",
        "Windows and mirrors polished",
        "Wax",
      ],
      interior: [
        "Vacuum",
        "Shampooing",
        "Dashboard clean",
        "Leather conditioning",
        "Roof lining",
        "Vinyl gloss",
      ],
      additional: [
        "Windows cleaned",
        "Tyre shine",
        "Odour treatment",
        "Paint correction",
        "Ceramic coating",
        "Mould removal",
        // Ours: without it the service would include nothing of the list.
        "Sticker and vinyl removal",
      ],
    });
  });

  test("jobs 1 to 9: title, category, picture, suburb, month, story and service", () => {
    const jobs = content.entries.portfolio;
    const facts = ["title", "category", "description", "location", "bookingService"];
    has([...facts, "pictures.after"], ...jobs.map(({ data }) => data));
    expect(jobs.map(({ data }) => data.id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(jobs.filter(({ data }) => !/^\d{4}-\d{2}$/.test(data.completed))).toEqual([]);
    expect(jobs.filter(({ body }) => countWords(body) < 40)).toEqual([]);
    expect(jobs.map(({ data }) => data.location)).toEqual(
      expect.arrayContaining([
        "Pacific Pines",
        "Hope Island",
        "Marsden",
        "Coomera",
        "Mount Gravatt",
        "Arundel",
      ]),
    );
  });

  test("articles: a text as id, words, day, tags, picture, and 5 to 12 minutes to read", () => {
    const articles = content.entries.blog.map(({ data }) => data);
    const facts = ["title", "excerpt", "category", "tags", "metaDescription", "pictures.hero"];
    has(facts, ...articles);
    for (const { id, date, readMinutes } of articles) {
      expect(typeof id).toBe("string");
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(readMinutes).toBeGreaterThanOrEqual(5);
      expect(readMinutes).toBeLessThanOrEqual(12);
    }
  });

  test("the ten articles, each with its category, and four with id, day and minutes", () => {
    expect(byId(content.entries.blog, ({ category }) => category)).toEqual({
      "protect-car-paint-australian-sun": "Paint Protection",
      "suburb-by-suburb-car-detailing-guide": "Local Services",
      "summer-car-care-queensland": "Seasonal Care",
      "remove-coffee-stains-car-interior": "Car Care Tips",
      "how-often-detail-your-car": "Maintenance",
      "ceramic-coating-benefits": "Protection",
      "diy-vs-professional-car-detailing": "Tips",
      "preventing-treating-car-interior-mould": "Health & Safety",
      "paint-correction-when-why-you-need-it": "Restoration",
      "preparing-car-brisbane-storm-season": "Seasonal Care",
    });
    const known = content.entries.blog
      .filter(({ data }) => ["3", "4", "5", "6"].includes(data.id))
      .map(({ id, data }) => [data.id, id, data.date, data.readMinutes]);
    expect(known.sort()).toEqual([
      ["3", "diy-vs-professional-car-detailing", "2025-06-05", 6],
      ["4", "preventing-treating-car-interior-mould", "2025-06-10", 8],
      ["5", "paint-correction-when-why-you-need-it", "2025-06-20", 9],
      ["6", "preparing-car-brisbane-storm-season", "2025-06-28", 6],
    ]);
    expect(content.entries.blog.map(({ data }) => data.title)).toEqual(
      expect.arrayContaining([
        "Preventing and Treating Car Interior Mould",
        "Paint Correction: When and Why You Need It",
        "Preparing Your Car for Brisbane's Storm Season",
      ]),
    );
  });

  test("articles that lead to services: to those that are there, by their own address", () => {
    for (const slug of [
      "protect-car-paint-australian-sun",
      "ceramic-coating-benefits",
      "how-often-detail-your-car",
      "preventing-treating-car-interior-mould",
    ]) {
      const body = content.entries.blog.find(({ id }) => id === slug)?.body ?? "";
      const led = [...body.matchAll(/\]\(\/services\/([\w-]+)/g)].map(([, service]) => service);
      expect(led).not.toEqual([]);
      expect(content.ids.services).toEqual(expect.arrayContaining(led));
    }
  });

  test("regions: key, name, suburbs, travel, and cards with a service and a mark", () => {
    const regions = content.entries.regions.map(({ data }) => data);
    has(["key", "name", "suburbs", "travel.from", "travel.to", "pictures.hero"], ...regions);
    has(["service", "popular"], ...regions.flatMap(({ popularServices }) => popularServices));
    expect(byId(content.entries.regions, ({ key }) => key)).toMatchObject({ logan: "springwood" });
    for (const { popularServices } of regions) expect(popularServices).toHaveLength(4);
  });

  test("questions have answers", () => {
    has(["question", "answer"], ...dataOf("faq"));
  });

  test("pictures of the galleries, by kind", () => {
    const galleries = [...content.entries.services, ...content.entries.pages].flatMap(
      ({ id, data }) => {
        const names = Object.keys(data.pictures).filter((name) => !/^(hero|cta)$/.test(name));
        return names.length > 0 ? [[id, names.sort()] as const] : [];
      },
    );
    expect(Object.fromEntries(galleries)).toEqual({
      "basic-detail": ["after", "before", "during"],
      "interior-detail": ["after", "before"],
      "full-detail": ["exterior-after", "exterior-before", "interior-after", "interior-before"],
      "ceramic-coating": ["1", "2"],
      "paint-correction": ["1-after", "1-before", "2-after", "2-before"],
      "mould-removal": ["after", "before"],
      "sticker-vinyl-removal": ["1"],
      about: ["1", "2"],
    });
  });
});
