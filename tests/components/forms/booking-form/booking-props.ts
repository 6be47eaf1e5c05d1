import { forms, pricing, regions, services, wording } from "../../lib/site";

/** What the page passes to the form besides the location. */
export const bookingProps = {
  services,
  pricing,
  regions,
  beforeWeCome: ["Park with room to open every door."],
  wording,
  forms,
};
