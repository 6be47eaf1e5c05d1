import { type BookingLists, linkFrom, readPrefill } from "../../src/business/prefill";

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
  sizes: [{ id: "small" }, { id: "xlarge" }],
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

test("service and size come with a link from the estimator; its estimate is worked out again", () => {
  expect(readPrefill("?service=full-detail&vehicleSize=xlarge&estimate=1", lists)).toEqual({
    service: "full-detail",
    vehicleSize: "xlarge",
  });
});

test("a suburb is found whatever its letter case", () => {
  expect(readPrefill("?suburb=mount+gravatt", lists)).toEqual({ suburb: "Mount Gravatt" });
});

test.each([
  ["?addOns=hand-wax&condition=sand", ["hand-wax"], ["sand"]],
  ["?addOns=engine-bay-detailing,hand-wax", ["hand-wax", "engine-bay-detailing"], undefined],
  ["?addOns=hand-wax,<b>&condition=mud", ["hand-wax"], undefined],
  ["?addOns=hand-wax&addOns=hand-wax", undefined, undefined],
])("the query %p brings add-ons %p and condition %p", (search, addOns, condition) => {
  expect(readPrefill(search, lists)).toEqual({ addOns, condition });
});
