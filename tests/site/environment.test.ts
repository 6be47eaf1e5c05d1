import { explainSiteUrl, folderIn } from "@/site/environment";

test.each([
  ["rivergum.example", 'SITE_URL is "rivergum.example". Write an address such as'],
  ["https://rivergum.example?site", "Write an address such as"],
])("SITE_URL=%s is explained", (SITE_URL, explanation) => {
  expect(explainSiteUrl({ SITE_URL })).toContain(explanation);
});

test.each([
  "",
  "https://rivergum.example",
  "https://rivergum.example/",
  "http://localhost:9000",
  "https://you.github.io/your-site/",
])("SITE_URL=%s is accepted", (SITE_URL) => {
  expect(explainSiteUrl({ SITE_URL })).toBeUndefined();
});

test.each([
  ["https://rivergum.example", ""],
  ["https://you.github.io/your-site", "/your-site"],
  ["https://you.github.io/Site_2.0/new", "/Site_2.0/new"],
  ["https://rivergum.example/", undefined],
  ["https://you.github.io/your-site/", undefined],
  ["https://you.github.io/a/../b", undefined],
  ["https://you.github.io/your site", undefined],
  ["https://you.github.io/your-site?x", undefined],
  ["https://jo@you.github.io/your-site", undefined],
  ["HTTPS://You.github.io/your-site", undefined],
  ["you.github.io/your-site", undefined],
])("the folder of a site at %s is %j", (siteAddress, folder) => {
  expect(folderIn(siteAddress)).toBe(folder);
});
