import { formatRedirectsFile } from "../../../src/publish/hosting/format-redirects-file";
import { planHosting } from "../../../src/publish/hosting/hosting-plan";
import { inputs, plan } from "./plan";

const rules = (text: string) => text.split("\n").filter((line) => line.startsWith("/"));

test("old addresses first, then lists and the pages below them, then the unknown ones", () => {
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

test("addresses of an old site: those with a query first, as Netlify reads them", () => {
  const to = "/about";
  const redirects = ["/old", "/Book.html", "/old?x=1&y=2"].map((from) => ({ from, to }));
  expect(rules(formatRedirectsFile(planHosting({ ...inputs, redirects }))).slice(0, 5)).toEqual([
    "/old x=1 y=2 /about 301",
    "/old /about 301",
    "/old/ /about 301",
    "/Book.html /about 301",
    "/Book.html/ /about 301",
  ]);
});

test("of very many old addresses, as many are forwarded as Cloudflare accepts rules", () => {
  const redirects = Array.from({ length: 1500 }, (_, index) => ({ from: `/${index}`, to: "/" }));
  const moved = rules(formatRedirectsFile(planHosting({ ...inputs, redirects })));
  expect(moved.filter((rule) => rule.endsWith(" 301"))).toHaveLength(1500);
});

test("a list of more pages than Cloudflare accepts rules gets no star", () => {
  const posts = Array.from({ length: 1000 }, (_, index) => `/blog/${index}`);
  const many = rules(
    formatRedirectsFile(planHosting({ ...inputs, pages: [...inputs.pages, ...posts] })),
  );
  expect(many).toContain("/services/* /services 302");
  expect(many).not.toContain("/blog/* /blog 302");
  expect(many.length).toBeLessThan(100);
});
