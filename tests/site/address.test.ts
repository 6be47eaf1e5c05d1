/** @jest-environment jsdom */
import { markdownToHtml } from "@/content/read/markdown";
import { recall, remember } from "@/lib/tab-storage";
import { addressOf, pathOf } from "@/site/address";
import { seoFor } from "@/site/head/seo-for";
import { structuredDataFor } from "@/site/head/structured-data";
import { site } from "../components/lib/site";

afterEach(() => {
  delete process.env["GATSBY_FOLDER"];
});
const putIn = (folder: string) => {
  process.env["GATSBY_FOLDER"] = folder;
};

test.each([
  ["", "/", "/"],
  ["", "/services", "/services"],
  ["/your-site", "/", "/your-site/"],
  ["/your-site", "/services#x", "/your-site/services#x"],
] as const)("in the folder %j, the address of %s is %s", (folder, path, address) => {
  putIn(folder);
  expect(addressOf(path)).toBe(address);
});

test.each([
  ["", "/", "/"],
  ["", "/services/", "/services"],
  ["/your-site", "/your-site", "/"],
  ["/your-site", "/your-site/", "/"],
  ["/your-site", "/your-site/services", "/services"],
])("in the folder %j, the path of the page at %s is %s", (folder, pathname, path) => {
  putIn(folder);
  expect(pathOf(pathname)).toBe(path);
});

test("a page's canonical address, icons and picture have the folder once, in its head and its data", () => {
  putIn("/your-site");
  const facts = {
    business: { ...site.business, siteAddress: "https://you.github.io/your-site" },
    prices: [],
    regions: [],
    // Gatsby gives pictures their folder.
    picture: { alt: "", share: { path: "/your-site/static/a.jpg", width: 1200, height: 630 } },
  };
  const page = { path: "/about", seo: { title: "About", description: "" } } as const;
  const head = JSON.stringify([seoFor(page, facts), structuredDataFor(page, facts)]);
  const addresses = [...head.matchAll(/"((?:https:\/\/you\.github\.io)?\/[^"]*)"/g)];
  expect([...new Set(addresses.map(([, address]) => address))].sort()).toEqual([
    "/your-site/icons/apple-touch-icon.png",
    "/your-site/icons/icon-48.png",
    "/your-site/icons/icon.svg",
    "/your-site/manifest.webmanifest",
    "https://you.github.io/your-site/",
    "https://you.github.io/your-site/#business",
    "https://you.github.io/your-site/about",
    "https://you.github.io/your-site/icons/icon-512.png",
    "https://you.github.io/your-site/static/a.jpg",
  ]);
});

test("a link in a text leads to its page in the folder", () => {
  putIn("/your-site");
  expect(markdownToHtml("[a](/faq#rain) [b](#rain) [c](https://test.example/faq)")).toBe(
    '<p><a href="/your-site/faq#rain">a</a> <a href="#rain">b</a> <a href="https://test.example/faq">c</a></p>',
  );
});

test("two sites on one host don't read what the other has stored", () => {
  putIn("/one");
  remember("visited-region", "logan");
  expect(recall("visited-region")).toBe("logan");
  putIn("/two");
  expect(recall("visited-region")).toBeUndefined();
});
