import { regionFrom } from "@/site/region-from";

const known = ["brisbane", "logan", "ipswich"];

test.each<
  [what: string, search: string, path: string, stored: string | undefined, region?: string]
>([
  [
    "the query before the page and the stored one",
    "?region=logan",
    "/brisbane",
    "ipswich",
    "logan",
  ],
  ["the page before the stored one", "", "/brisbane", "ipswich", "brisbane"],
  ["the page with a slash at its end", "", "/brisbane/", undefined, "brisbane"],
  ["the stored one elsewhere", "?service=full", "/services", "ipswich", "ipswich"],
  ["the page, if the query names no region", "?region=sydney", "/brisbane", "ipswich", "brisbane"],
  ["the stored one, if the query is empty", "?region=", "/", "ipswich", "ipswich"],
  ["none, if the stored one is no region", "", "/", "sydney", undefined],
  ["none, where nothing is named", "", "/", undefined, undefined],
])("the region is %s", (_what, search, path, stored, region) => {
  expect(regionFrom(search, path, stored, known)).toBe(region);
});
