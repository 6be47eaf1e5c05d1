import type { SharedPicture, SiteFacts } from "@/site/head/page-facts";

// The facts of a small business and some of its pages, for the tests of heads.

export const picture = (name: string): SharedPicture => ({
  alt: `A picture of ${name}`,
  share: { path: `/static/${name}.jpg`, width: 1200, height: 630 },
  desktop: { path: `/static/${name}-wide.webp` },
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
      region: "South East Queensland",
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
    { name: "Brisbane", longName: "Brisbane", path: "/brisbane" },
    { name: "Gold Coast", longName: "Northern Gold Coast", path: "/gold-coast" },
  ],
  picture: picture("home"),
};

export const service: Queries.ServiceHeadFragment = {
  path: "/services/basic-detail",
  name: "Basic Detail",
  shortName: null,
  seo: {
    title: "Basic Car Detail at Home or Work",
    description: "Mobile hand wash, wheels, windows, vacuum and dash wipe in 1–1.5 hours.",
  },
  hero: picture("basic"),
};

export const region: Queries.RegionHeadFragment = {
  slug: "gold-coast",
  path: "/gold-coast",
  name: "Gold Coast",
  longName: "Northern Gold Coast",
  seo: {
    title: "Mobile Car Detailing Gold Coast",
    description: "Mobile car detailing across the Northern Gold Coast, from Coomera to Arundel.",
  },
  geo: { latitude: -27.9, longitude: 153.3 },
  hero: picture("coast"),
};

export const post: Queries.BlogPostHeadFragment = {
  path: "/blog/interior-mould",
  title: "Preventing Car Interior Mould",
  metaDescription: "How mould starts in a car in humid weather, and how to get rid of it safely.",
  date: "2025-06-10",
  category: "Health & Safety",
  tags: ["mould", "interior"],
  hero: picture("mould"),
};
