import { regionFrom } from "@/site/region-from";

const known = ["brisbane", "logan", "ipswich"];

test.each<[what: string, path: string, stored: string | undefined, region?: string]>([
  ["the page before the stored one", "/brisbane", "ipswich", "brisbane"],
  ["the page with a slash at its end", "/brisbane/", undefined, "brisbane"],
  ["the stored one elsewhere", "/services", "ipswich", "ipswich"],
  ["none, if the stored one is no region", "/", "sydney", undefined],
  ["none, where nothing is named", "/", undefined, undefined],
])("the region is %s", (_what, path, stored, region) => {
  expect(regionFrom(path, stored, known)).toBe(region);
});
