import {
  type BookingLists,
  hiddenAnswers,
  linkFrom,
  readPrefill,
} from "../../src/business/prefill";

const services = [
  ["basic-detail", "basic", "Basic Detail"],
  ["interior-detail", "interior", "Interior Detail"],
  ["full-detail", "full", "Full Detail"],
  ["ceramic-coating", "ceramic", "Ceramic Coating"],
  ["paint-correction", "paint", "Paint Correction"],
  ["mould-removal", "mould", "Mould Removal"],
  ["sticker-vinyl-removal", "sticker", "Sticker & Vinyl Removal"],
].map(([slug, code, name]) => ({ slug: slug!, code: code!, name: name! }));
const lists: BookingLists = {
  services,
  suburbs: [{ name: "Coorparoo" }, { name: "Mount Gravatt" }],
  addOns: [{ id: "hand-wax" }, { id: "engine-bay-detailing" }],
  conditions: [{ id: "sand" }],
  rates: {
    roundTo: 5,
    estimator: [
      { ...services[2]!, price: { from: 300, regional: [{ from: 320, regions: ["logan"] }] } },
      { ...services[3]!, price: { from: 799, regional: [{ from: 850, regions: ["logan"] }] } },
    ],
    sizes: [
      { id: "small", name: "Small Vehicle", multiplier: 1 },
      { id: "xlarge", name: "Extra Large Vehicle", multiplier: 1.6 },
    ],
  },
};
const nothing = {};

describe.each(services)("$name", ({ slug, code }) => {
  test.each([
    ["its id in the query", `?service=${slug}`, null],
    ["its short code in the query", `?service=${code}`, null],
    ["its id in the navigation state", "", { service: slug }],
    ["its short code in the navigation state", "?service=full-detail", { service: code }],
  ])("is found by %s", (_where, search, state) => {
    expect(readPrefill(linkFrom(search, state, services), lists).service).toBe(slug);
  });
});

test.each([
  ["an unknown id", "?service=engine-swap"],
  ["an empty value", "?service="],
  ["a name in place of an id", "?service=Full%20Detail"],
  ["a repeated value", "?service=full-detail&service=basic-detail"],
  ["markup", "?service=<script>alert(1)</script>"],
  ["a property of objects", "?service=__proto__&vehicleSize=constructor&suburb=toString"],
  ["broken escapes", "?service=%E0%A4%A"],
  ["10 000 characters", `?service=${"a".repeat(10_000)}`],
  ["an unknown size", "?vehicleSize=huge"],
  ["a suburb we do not know", "?suburb=Sydney"],
  ["an estimate alone", "?estimate=110"],
])("%s prefills nothing", (_what, search) => {
  expect(readPrefill(search, lists)).toEqual(nothing);
});

test.each([
  ["a text", "full-detail"],
  ["a number", 7],
  ["nothing", null],
  ["undefined", undefined],
  ["a list", ["full-detail"]],
  ["an object of other types", { service: { slug: "full-detail" } }],
  ["a list inside", { service: ["full"] }],
  ["an unknown service", { service: "engine-swap" }],
])("navigation state that is %s leaves the query to speak", (_what, state) => {
  expect(readPrefill(linkFrom("?service=mould", state, services), lists)).toEqual({
    service: "mould-removal",
  });
});

test("an estimate that we would work out ourselves is kept", () => {
  expect(readPrefill("?service=full-detail&vehicleSize=xlarge&estimate=480", lists)).toEqual({
    service: "full-detail",
    vehicleSize: "xlarge",
    estimate: 480,
  });
});

test.each([
  "-5",
  "0",
  "abc",
  "1e309",
  "4.8e2",
  "480.0",
  "+480",
  " 480",
  "0480",
  "475",
  "<script>",
  "",
  "480&estimate=480",
  "NaN",
  "undefined",
])("the estimate %p is dropped", (estimate) => {
  expect(
    readPrefill(`?service=full-detail&vehicleSize=xlarge&estimate=${estimate}`, lists),
  ).toEqual({ service: "full-detail", vehicleSize: "xlarge" });
});

test("an estimate for another service than the one of the navigation state is dropped", () => {
  expect(
    readPrefill(
      linkFrom("?service=full&vehicleSize=xlarge&estimate=480", { service: "ceramic" }, services),
      lists,
    ),
  ).toEqual({ service: "ceramic-coating", vehicleSize: "xlarge" });
});

test("an estimate for a service the estimator does not offer is dropped", () => {
  expect(readPrefill("?service=mould&vehicleSize=small&estimate=220", lists)).toEqual({
    service: "mould-removal",
    vehicleSize: "small",
  });
});

test("a suburb is found in any case of letters", () => {
  expect(readPrefill("?suburb=mount+gravatt", lists)).toEqual({ suburb: "Mount Gravatt" });
});

test("an estimate of another region's list is one of ours too", () => {
  expect(readPrefill("?service=full&vehicleSize=xlarge&estimate=510", lists).estimate).toBe(510);
});

test.each([
  ["?addOns=hand-wax&condition=sand", ["hand-wax"], ["sand"]],
  ["?addOns=engine-bay-detailing,hand-wax", ["hand-wax", "engine-bay-detailing"], undefined],
  ["?addOns=hand-wax,<b>&condition=mud", ["hand-wax"], undefined],
  ["?addOns=hand-wax&addOns=hand-wax", undefined, undefined],
])("the query %p brings add-ons %p and condition %p", (search, addOns, condition) => {
  expect(readPrefill(search, lists)).toEqual({ addOns, condition });
});

describe("the hidden fields", () => {
  const prefill = { service: "ceramic-coating", vehicleSize: "xlarge", estimate: 1280 };

  test.each([
    [undefined, 1280],
    ["brisbane", 1280],
    ["logan", 1360],
  ])("carry the size's label and, in the region %p, the estimate %p", (region, estimate) => {
    expect(hiddenAnswers(prefill, "Ceramic Coating", lists, region)).toEqual({
      vehicleSize: "Extra Large Vehicle",
      estimate,
    });
  });

  test.each(["Full Detail", ""])("lose size and estimate when %p is chosen instead", (chosen) => {
    expect(hiddenAnswers(prefill, chosen, lists, undefined)).toEqual({ vehicleSize: "" });
  });

  test.each([
    [
      "keep a size that came without a service, since it is about the car",
      "Full Detail",
      "Small Vehicle",
    ],
    ["lose the size for a service that has no sizes", "Mould Removal", ""],
  ])("%s", (_rule, chosen, size) => {
    expect(hiddenAnswers({ vehicleSize: "small" }, chosen, lists, undefined).vehicleSize).toBe(
      size,
    );
  });
});
