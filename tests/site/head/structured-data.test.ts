import type { SeoPage } from "@/site/head/page-facts";
import { structuredDataFor } from "@/site/head/structured-data";
import { post, region, service, site } from "./site-facts";

const seo = { title: "Words", description: "Words." };
const pages: [string, SeoPage][] = [
  ["home", { kind: "page", page: "home", seo }],
  ["about", { kind: "page", page: "about", seo }],
  ["faq", { kind: "page", page: "faq", seo }],
  ["service", { kind: "service", service }],
  ["region", { kind: "region", region }],
  ["article", { kind: "blog-post", post }],
  ["list of articles", { kind: "page", page: "blog", seo }],
];

function thing(page: SeoPage, type: string, facts = site) {
  const graph = structuredDataFor(page, facts)?.["@graph"] ?? [];
  const things = graph as readonly Record<string, unknown>[];
  return things.find((each) => each["@type"] === type);
}

test.each(pages)("%s: every reference in the graph has its target", (_name, page) => {
  const data = structuredDataFor(page, site);
  expect(data?.["@context"]).toBe("https://schema.org");
  const graph = data?.["@graph"] as readonly Record<string, unknown>[];
  const ids = graph.map((each) => each["@id"]);
  // An object with only an `@id` refers to one that is described elsewhere in the graph.
  const pointers = JSON.stringify(graph).matchAll(/\{"@id":"([^"]*)"\}/g);
  expect(ids).toEqual(expect.arrayContaining([...pointers].map(([, id]) => id)));
});

test("no page has ratings or reviews in its graph, because they may be samples", () => {
  const graphs = JSON.stringify(pages.map(([, page]) => structuredDataFor(page, site)));
  expect(graphs).not.toMatch(/rating|review/i);
});

test.each<[string, SeoPage]>([
  ["the page after a booking", { kind: "page", page: "thanks", seo }],
  ["the 404 page", { kind: "not-found" }],
  ["a redirect", { kind: "redirect", to: "/faq" }],
])("%s has no structured data", (_name, page) => {
  expect(structuredDataFor(page, site)).toBeUndefined();
});

test("the business has its hours, prices, areas and contact details", () => {
  expect(thing({ kind: "page", page: "home", seo }, "AutoWash")).toMatchObject({
    "@id": "https://rivergum.example/#business",
    telephone: "+61491570156",
    email: "info@rivergum.example",
    priceRange: "$90 - $799",
    areaServed: [
      { "@type": "City", name: "Brisbane" },
      { "@type": "AdministrativeArea", name: "Northern Gold Coast" },
    ],
    openingHoursSpecification: [
      {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: "08:00",
        closes: "17:00",
      },
      { dayOfWeek: ["https://schema.org/Saturday"], opens: "08:00", closes: "17:00" },
    ],
    address: { addressLocality: "Brisbane", addressRegion: "QLD", addressCountry: "AU" },
    logo: "https://rivergum.example/icons/icon-512.png",
    sameAs: ["https://www.facebook.com/rivergum.example"],
  });
  expect(thing({ kind: "page", page: "home", seo }, "AutoWash")).not.toHaveProperty("geo");
});

test("an article has its day as both dates", () => {
  expect(thing({ kind: "blog-post", post }, "BlogPosting")).toMatchObject({
    headline: "Preventing Car Interior Mould",
    author: {
      "@type": "Organization",
      name: "Rivergum Mobile Detailing",
      url: "https://rivergum.example/about",
    },
    image: "https://rivergum.example/static/mould.jpg",
    publisher: { "@id": "https://rivergum.example/#business" },
    datePublished: "2025-06-10",
    dateModified: "2025-06-10",
  });
});

test("breadcrumbs are numbered and have absolute addresses; pages without breadcrumbs have none", () => {
  const steps = (page: SeoPage) => {
    const items = thing(page, "BreadcrumbList")?.["itemListElement"];
    return (items as { position: number; name: string; item: string }[] | undefined)?.map(
      ({ position, name, item }) => `${position} ${name} ${item}`,
    );
  };
  expect(steps({ kind: "service", service })).toEqual([
    "1 Home https://rivergum.example/",
    "2 Services https://rivergum.example/services",
    "3 Basic Detail https://rivergum.example/services/basic-detail",
  ]);
  expect(steps({ kind: "blog-post", post })?.slice(1)).toEqual([
    "2 Blog https://rivergum.example/blog",
    "3 Preventing Car Interior Mould https://rivergum.example/blog/interior-mould",
  ]);
  expect(steps({ kind: "region", region })).toBeUndefined();
});
