import { formatRedirectsFile } from "@/post-build/hosting/format-redirects-file";
import { planHosting } from "@/post-build/hosting/hosting-plan";
import { inputs, plan } from "./plan";

const rules = (text: string) => text.split("\n").filter((line) => line.startsWith("/"));

test("rules for old addresses come first, then those for lists and their pages, then those for unknown addresses", () => {
  expect(rules(formatRedirectsFile(plan))).toEqual([
    "/basic /services/basic-detail 301",
    "/basic/ /services/basic-detail 301",
    "/services/basic /services/basic-detail 301",
    "/services/basic/ /services/basic-detail 301",
    "/services/ /services 200",
    "/services/basic-detail /services/basic-detail 200",
    "/services/basic-detail/ /services/basic-detail 200",
    "/blog/ /blog 200",
    "/blog/mould /blog/mould 200",
    "/blog/mould/ /blog/mould 200",
    "/blog/tag/uv /blog/tag/uv 200",
    "/blog/tag/uv/ /blog/tag/uv 200",
    "/services/* /services 302",
    "/blog/* /blog 302",
  ]);
});

test("rules for old addresses with a query come first, in Netlify's notation", () => {
  const to = "/about";
  const redirects = ["/old", "/Book.html", "/old?x=1&y=2", "/?p=12"].map((from) => ({ from, to }));
  expect(rules(formatRedirectsFile(planHosting({ ...inputs, redirects }))).slice(0, 6)).toEqual([
    "/old x=1 y=2 /about 301!",
    "/ p=12 /about 301!",
    "/old /about 301",
    "/old/ /about 301",
    "/Book.html /about 301",
    "/Book.html/ /about 301",
  ]);
});
