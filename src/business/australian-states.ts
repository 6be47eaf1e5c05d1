/** What tells a state of Australia: postcodes by their first digit, and the box round it in degrees (WGS 84). */
interface State {
  name: string;
  /** First digit of its postcodes: https://en.wikipedia.org/wiki/Postcodes_in_Australia */
  postcode: string;
  latitude: readonly [south: number, north: number];
  longitude: readonly [west: number, east: number];
}

/** By the abbreviation used in addresses. */
export const australianStates: Readonly<Record<string, State>> = {
  ACT: { name: "the ACT", postcode: "2", latitude: [-36, -35.1], longitude: [148.7, 149.4] },
  NSW: {
    name: "New South Wales",
    postcode: "2",
    latitude: [-37.6, -28],
    longitude: [140.9, 153.7],
  },
  NT: {
    name: "the Northern Territory",
    postcode: "0",
    latitude: [-26.1, -10.9],
    longitude: [128.9, 138.1],
  },
  QLD: { name: "Queensland", postcode: "4", latitude: [-29.2, -9.1], longitude: [137.9, 153.6] },
  SA: {
    name: "South Australia",
    postcode: "5",
    latitude: [-38.1, -25.9],
    longitude: [128.9, 141.1],
  },
  TAS: { name: "Tasmania", postcode: "7", latitude: [-43.7, -39.5], longitude: [143.8, 148.5] },
  VIC: { name: "Victoria", postcode: "3", latitude: [-39.2, -33.9], longitude: [140.9, 150.1] },
  WA: {
    name: "Western Australia",
    postcode: "6",
    latitude: [-35.2, -13.6],
    longitude: [112.9, 129.1],
  },
};

/** Whether a phone number is one of Australia's: ten digits with an area, 13 or 1300 and 1800 numbers, +61 for the 0. */
export function isAustralianPhone(number: string): boolean {
  const digits = number.replace(/[^\d+]/g, "").replace(/^\+61/, "0");
  return /^(0[23478]\d{8}|1[38]00\d{6}|13\d{4})$/.test(digits);
}
