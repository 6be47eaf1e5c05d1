import type { SharedPicture, SiteFacts } from "@/site/head/page-facts";

// The facts of a small business, for the tests of heads and of components.

export const picture = (name: string): SharedPicture => ({
  alt: `A picture of ${name}`,
  share: { path: `/static/${name}.jpg`, width: 1200, height: 630 },
});

export const site: SiteFacts = {
  business: {
    name: "Rivergum Mobile Detailing",
    shortName: "Rivergum",
    siteAddress: "https://rivergum.example",
    tagline: "Mobile car detailing in Brisbane and Logan",
    description: "Mobile car detailing at your home or work in Brisbane and Logan, fully insured.",
    phone: { main: "0491 570 156" },
    email: "info@rivergum.example",
    base: {
      locality: "Brisbane",
      state: "QLD",
      country: "AU",
    },
    hours: [
      {
        days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
        opens: "08:00",
        closes: "17:00",
        byAppointment: false,
      },
      { days: ["saturday"], opens: "08:00", closes: "17:00", byAppointment: true },
    ],
    social: { facebook: "https://www.facebook.com/rivergum.example", instagram: null },
  },
  prices: [180, 90, 799],
  regions: [
    { name: "Brisbane", longName: "Brisbane" },
    { name: "Gold Coast", longName: "Northern Gold Coast" },
  ],
  picture: picture("home"),
};
