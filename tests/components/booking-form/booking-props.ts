import { forms, pricing, regions } from "../lib/site";

const services = [
  { ...pricing.estimator[0]!, duration: "4–6 hours" },
  {
    slug: "mould-removal",
    code: "mould",
    name: "Mould Removal",
    duration: "Varies",
    price: { from: 220, perHour: null, regional: [] },
  },
];
const words = {
  howOften: [
    { label: "Once", note: null },
    { label: "Monthly", note: "10% off" },
  ],
  beforeWeCome: ["Park with room to open every door."],
};
/** What the page gives to the form besides the way the visitor came. */
export const bookingProps = {
  services,
  pricing,
  regions,
  hints: { phone: "We text before we come.", email: null },
  words,
  forms,
};
