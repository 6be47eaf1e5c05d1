import { linkFrom, type PrefillLists, readPrefill } from "@/requests/prefill";

const services = [
  { slug: "full-detail", code: "full", name: "Full Detail" },
  { slug: "mould-removal", code: "mould", name: "Mould Removal" },
];
const lists: PrefillLists = {
  services,
  suburbs: [{ name: "Coorparoo" }, { name: "Mount Gravatt" }],
  addOns: [{ id: "hand-wax" }, { id: "engine-bay-detailing" }],
  conditions: [{ id: "sand" }],
  sizes: [{ id: "small" }, { id: "xlarge" }],
};

test.each([
  ["its id in the query", "?service=mould-removal", null],
  ["its short code in the query", "?service=mould", null],
  ["its id in the navigation state", "", { service: "mould-removal" }],
  ["its short code in the navigation state", "?service=full-detail", { service: "mould" }],
])("a service is prefilled from %s", (_where, search, state) => {
  expect(readPrefill(linkFrom(search, state, services), lists).service).toBe("mould-removal");
});

test.each([
  ["an unknown id", "?service=engine-swap"],
  ["a name instead of an id", "?service=Full%20Detail"],
  ["a repeated value", "?service=full-detail&service=mould-removal"],
  ["markup", "?service=<script>alert(1)</script>"],
  ["names of properties that all objects have", "?service=__proto__&vehicleSize=constructor"],
  ["a broken escape sequence", "?service=%E0%A4%A"],
  ["an unknown size", "?vehicleSize=huge"],
])("%s prefills nothing", (_what, search) => {
  expect(readPrefill(search, lists)).toEqual({});
});

test.each([
  ["a text", "full-detail"],
  ["nothing", null],
  ["an object of other types", { service: { slug: "full-detail" } }],
  ["an unknown service", { service: "engine-swap" }],
])("if the navigation state is %s, the query is used", (_what, state) => {
  expect(readPrefill(linkFrom("?service=mould", state, services), lists)).toEqual({
    service: "mould-removal",
  });
});

test.each(["0", "-5", "12.50", "1e3", "$90", "100000", "ninety", "<b>"])(
  "the estimate %s of a link is ignored",
  (estimate) => {
    expect(readPrefill(`?estimate=${encodeURIComponent(estimate)}`, lists)).toEqual({});
  },
);

test.each([
  ["?suburb=mount+gravatt", "Mount Gravatt"],
  ["?suburb=Sydney", "Sydney"],
  ["?suburb=+4151+", "4151"],
  [`?suburb=${"x".repeat(2000)}`, "x".repeat(200)],
  ["?suburb=+", undefined],
])(
  "a suburb is prefilled by its name, and an unknown one as it was typed: %s",
  (search, suburb) => {
    expect(readPrefill(search, lists)).toEqual({ suburb });
  },
);

test.each([
  ["?addOns=hand-wax&condition=sand", ["hand-wax"], ["sand"]],
  ["?addOns=engine-bay-detailing,hand-wax", ["hand-wax", "engine-bay-detailing"], undefined],
  ["?addOns=hand-wax,<b>&condition=mud", ["hand-wax"], undefined],
  ["?addOns=hand-wax&addOns=hand-wax", undefined, undefined],
])("the query %p prefills the add-ons %p and the condition %p", (search, addOns, condition) => {
  expect(readPrefill(search, lists)).toEqual({ addOns, condition });
});
