import { join } from "node:path";

import { formatProblem } from "../../src/content/problem";
import { readContentFolder } from "../../src/build/content-folder/read-content-folder";
import { byId, content, dataOf } from "./checked-delivery";
import {
  changedSinceDelivery,
  deliveredContent,
  isKnownToLaunchCheck,
  recordDelivery,
  recordDemoPictures,
} from "./delivered-content";

// The numbers of the client's specification, compared with the content as it was delivered. What
// the owner changes afterwards is the owner's: it is named below, and is no failure.
//
// Who changes the delivered content itself, before handing it over:
//   DELIVERY=record npm run test:unit   takes content/ as the delivered one (once) …
//   DELIVERY=check npm run test:unit    … and fails where content/ is another.

const step = process.env["DELIVERY"];

test("content/ is as it was delivered, or the owner's own", async () => {
  const root = join(process.cwd(), "content");
  const folder = await readContentFolder(root);
  if (step === "record") {
    recordDelivery(folder);
    await recordDemoPictures(root, folder);
  }
  const changed = changedSinceDelivery(folder);
  if (step === "check") {
    expect(changed).toEqual([]);
    expect(await isKnownToLaunchCheck(root, folder)).toBe(true);
  }
  if (step === undefined && changed.length > 0)
    process.stderr.write(
      `content/ is not as it was delivered (${changed.length} files, the first is ${changed[0]}); the specification is compared with the delivered one.\n`,
    );
});

test("there is nothing to fix", () => {
  expect(content.problems.map(formatProblem)).toEqual([]);
});

test("what the owner has changed, added or taken away is named", () => {
  const texts = new Map(deliveredContent.texts);
  texts.set("pricing.yml", "roundTo: 10\n");
  texts.set("blog/README.md", "# Articles\n");
  texts.delete("portfolio/white-van-clean-underwood/index.md");
  const pictures = new Map(deliveredContent.pictures);
  const added = "blog/washing-a-black-car/hero.jpg";
  pictures.set(added, { path: added, width: 1920, height: 1080 });
  expect(changedSinceDelivery({ texts, pictures })).toEqual([
    added,
    "portfolio/white-van-clean-underwood/index.md",
    "pricing.yml",
  ]);
  expect(changedSinceDelivery(deliveredContent)).toEqual([]);
});

describe("everything is there", () => {
  test("4 regions with 20, 14, 14 and 14 suburbs", () => {
    expect(byId(content.entries.regions, ({ suburbs }) => suburbs.length)).toEqual({
      brisbane: 20,
      "gold-coast": 14,
      ipswich: 14,
      logan: 14,
    });
  });

  test("12 questions, 3 reviews of 5 stars", () => {
    expect(dataOf("faq")).toHaveLength(12);
    expect(dataOf("reviews").map(({ rating }) => rating)).toEqual([5, 5, 5]);
  });

  test("21 old and short addresses", () => {
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

  test("articles are numbered 1 to 10, each on a day of its own", () => {
    const articles = content.entries.blog.map(({ data }) => data);
    const ids = articles.map(({ id }) => Number(id)).sort((a, b) => a - b);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(articles.map(({ date }) => date)).size).toBe(10);
  });
});

describe("the prices of the specification", () => {
  test("starting prices", () => {
    expect(dataOf("pricing").services).toEqual({
      "basic-detail": { from: 90 },
      "interior-detail": { from: 180 },
      "full-detail": { from: 300 },
      "paint-correction": { from: 180, perHour: 90 },
      "ceramic-coating": { from: 799 },
      "mould-removal": { from: 220 },
      "sticker-vinyl-removal": { from: 90 },
    });
  });

  test("starting prices in the outer regions, and which those are", () => {
    expect(dataOf("pricing").outerPrices).toEqual({
      "basic-detail": 100,
      "interior-detail": 200,
      "full-detail": 320,
      "ceramic-coating": 850,
    });
    expect(byId(content.entries.regions, ({ priceList }) => priceList)).toEqual({
      brisbane: "standard",
      "gold-coast": "outer",
      ipswich: "outer",
      logan: "outer",
    });
  });

  test("a surcharge of $10 to $20 in Logan and Ipswich", () => {
    expect(dataOf("pricing").surcharge).toEqual({ from: 10, to: 20 });
    const charged = content.entries.regions.filter(({ data }) => data.surcharge);
    expect(charged.map(({ id }) => id)).toEqual(["ipswich", "logan"]);
  });

  test("add-ons", () => {
    const addOns = dataOf("pricing").addOns.map(({ title, from }) => [title, from]);
    expect(Object.fromEntries(addOns)).toEqual({
      "Engine Bay Detailing": 50,
      "Headlight Restoration": 50,
      "Hand Wax": 40,
    });
  });

  test("the estimator's services, sizes and step", () => {
    const { estimator, sizes, roundTo } = dataOf("pricing");
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

  test("the popular services of each region", () => {
    const popular = byId(content.entries.regions, ({ popularServices }) =>
      popularServices.filter((each) => each.popular).map(({ service }) => service),
    );
    expect(popular).toEqual({
      brisbane: ["basic-detail", "ceramic-coating"],
      "gold-coast": ["full-detail", "ceramic-coating"],
      ipswich: ["interior-detail", "full-detail"],
      logan: ["interior-detail", "full-detail"],
    });
  });
});

describe("other facts of the specification", () => {
  test("travel times in minutes", () => {
    expect(byId(content.entries.regions, ({ travel: { from, to } }) => [from, to])).toEqual({
      brisbane: [0, 30],
      ipswich: [30, 45],
      logan: [20, 60],
      "gold-coast": [45, 60],
    });
  });

  test("hours, reply, notice", () => {
    const { hours, replyHours, cancellationNoticeHours } = dataOf("business");
    const working = ["monday", "tuesday", "wednesday", "thursday", "friday"];
    expect(hours).toEqual([
      { days: working, opens: "08:00", closes: "17:00", byAppointment: false },
      { days: ["saturday"], opens: "08:00", closes: "17:00", byAppointment: true },
    ]);
    expect(replyHours).toEqual({ from: 2, to: 4 });
    expect(cancellationNoticeHours).toBe(24);
  });

  test("what is claimed: insured in the hero, the longest protection on the coating", () => {
    const home = content.entries.pages.find(({ id }) => id === "home");
    expect(home?.data.fact).toEqual({ label: "Cover", text: "Fully insured" });
    const badges = content.entries.services.flatMap(({ id, data }) =>
      data.badge === undefined ? [] : [[id, data.badge, data.highlighted]],
    );
    expect(badges).toEqual([["ceramic-coating", "Longest protection", true]]);
  });

  test("the categories of the portfolio, in order", () => {
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
});
