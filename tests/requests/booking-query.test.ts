import { bookingPath, type QueryContent, readQuery } from "@/requests/booking-query";

const region = {
  slug: "brisbane",
  name: "Brisbane",
  longName: "Brisbane",
  inSentence: "Brisbane",
  travel: { from: 0, to: 30 },
  suburbs: [
    { name: "Coorparoo", postcode: "4151" },
    { name: "Mount Gravatt", postcode: "4122" },
  ],
};
const content: QueryContent = {
  services: [
    { slug: "full-detail", code: "full", name: "Full Detail" },
    { slug: "mould-removal", code: "mould", name: "Mould Removal" },
  ],
  sizes: [
    { id: "small", name: "Small Vehicle" },
    { id: "xlarge", name: "Extra Large Vehicle" },
  ],
  addOns: [
    { id: "hand-wax", title: "Hand Wax" },
    { id: "engine-bay-detailing", title: "Engine Bay Detailing" },
  ],
  conditions: [{ id: "sand", title: "Sand" }],
  regions: [region],
};

test.each([
  ["its id in the query", "?service=mould-removal", null],
  ["its short code in the query", "?service=mould", null],
  ["its id in the navigation state", "", { service: "mould-removal" }],
  ["its short code in the navigation state", "?service=full-detail", { service: "mould" }],
  ["a query in which a mail program has escaped the &", "?utm=1&amp;service=mould", null],
  ["a query with a second question mark behind it", "?service=mould?utm_source=flyer", null],
])("a service is answered by %s", (_where, search, state) => {
  expect(readQuery(search, content, state)).toEqual({ service: ["Mould Removal"] });
});

test.each([
  ["an unknown id", "?service=engine-swap"],
  ["a name instead of an id", "?service=Full%20Detail"],
  ["a repeated value", "?service=full-detail&service=mould-removal"],
  ["two services in one value", "?service=full-detail,mould-removal"],
  ["markup", "?service=<script>alert(1)</script>"],
  ["names of properties that all objects have", "?service=__proto__&vehicleSize=constructor"],
  ["a broken escape sequence", "?service=%E0%A4%A"],
  ["an unknown size", "?vehicleSize=huge"],
  ["no choice", "?utm_source=flyer"],
])("%s answers nothing", (_what, search) => {
  expect(readQuery(search, content)).toEqual({});
});

test.each([
  ["a text", "full-detail"],
  ["nothing", null],
  ["an object of other types", { service: { slug: "full-detail" } }],
  ["an unknown service", { service: "engine-swap" }],
])("if the navigation state is %s, the query is used", (_what, state) => {
  expect(readQuery("?service=mould", content, state)).toEqual({ service: ["Mould Removal"] });
});

test.each(["0", "-5", "12.50", "1e3", "$90", "100000", "ninety", "<b>"])(
  "the estimate %s of a link is ignored",
  (estimate) => {
    expect(readQuery(`?estimate=${encodeURIComponent(estimate)}`, content)).toEqual({});
  },
);

test.each([
  ["?suburb=Mount+Gravatt", "Mount Gravatt", "brisbane", "brisbane"],
  ["?suburb=+4151+", "4151", "brisbane", "brisbane"],
  ["?suburb=Coor", "Coor", "brisbane", undefined],
  ["?suburb=Sydney", "Sydney", "outside", undefined],
  ["?suburb=Not%20sure%3F%20Near%20Noosa", "Not sure? Near Noosa", "outside", undefined],
  [`?suburb=${"x".repeat(2000)}`, "x".repeat(200), "outside", undefined],
])("%s answers the suburb %s, and its region if it is found", (search, suburb, place, slug) => {
  expect(readQuery(search, content)).toEqual({
    suburb: [suburb],
    suburb_region: [place],
    ...(slug && { region: [slug] }),
  });
});

test.each([
  ["?addOns=hand-wax&condition=sand", { add_ons: ["Hand Wax"], condition: ["Sand"] }],
  ["?addOns=engine-bay-detailing,hand-wax", { add_ons: ["Hand Wax", "Engine Bay Detailing"] }],
  ["?addOns=hand-wax,<b>&condition=mud", { add_ons: ["Hand Wax"] }],
  ["?addOns=hand-wax&addOns=hand-wax", {}],
])("the query %p answers %p", (search, answers) => {
  expect(readQuery(search, content)).toEqual(answers);
});

test("a link is written in the specified order, without what is missing", () => {
  const choices = {
    suburb: "Marsden",
    estimate: 420,
    vehicleSize: "large",
    service: "full-detail",
  };
  expect(bookingPath({ ...choices, addOns: "", condition: undefined })).toBe(
    "/booking?service=full-detail&vehicleSize=large&estimate=420&suburb=Marsden",
  );
  expect(bookingPath({})).toBe("/booking");
});
