import { explainSiteUrl } from "@/site/environment";

test.each([
  ["rivergum.example", 'SITE_URL is "rivergum.example". Write an address such as'],
  ["https://rivergum.example/site", "Write an address such as"],
])("SITE_URL=%s is explained", (SITE_URL, explanation) => {
  expect(explainSiteUrl({ SITE_URL })).toContain(explanation);
});

test.each(["", "https://rivergum.example", "https://rivergum.example/", "http://localhost:9000"])(
  "SITE_URL=%s is in order",
  (SITE_URL) => {
    expect(explainSiteUrl({ SITE_URL })).toBeUndefined();
  },
);
