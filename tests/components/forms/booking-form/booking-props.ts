import { forms, mould, pricing, regions, wording } from "../../lib/site";

const services = [
  { ...pricing.estimator[0]!, duration: "4–6 hours" },
  { ...pricing.estimator[1]!, duration: "1–2 days" },
  mould,
];
const howOften = [
  { label: "Once", note: null, plans: [] },
  {
    label: "Every two weeks",
    note: null,
    plans: [{ service: "full-detail", percentOff: 10, price: null, sample: false }],
  },
  { label: "Monthly", note: "suits most cars", plans: [] },
];
/** What the page passes to the form besides the location. */
export const bookingProps = {
  services,
  pricing: { ...pricing, howOften },
  regions,
  beforeWeCome: ["Park with room to open every door."],
  wording,
  forms,
};
