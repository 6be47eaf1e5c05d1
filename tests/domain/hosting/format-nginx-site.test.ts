import { formatNginxSite } from "../../../src/domain/hosting/format-nginx-site";
import { plan } from "./plan";

const text = formatNginxSite(plan);

test("the same redirects, with and without a slash", () => {
  expect(text).toContain("location = /basic { return 301 /services/basic-detail$is_args$args; }");
  expect(text).toContain("location = /basic/ { return 301 /services/basic-detail$is_args$args; }");
});

test("a slash at the end is taken away where a page stands; below a list the rest leads there", () => {
  const slashes = [...text.matchAll(/location ~ "(.*)" \{\n.*if \((.*)\) .*\n\s*return (.*);/g)];
  expect(slashes.map(([, pattern, , otherwise]) => [pattern, otherwise])).toEqual([
    ["^(?<page>/services(/[a-z0-9-]+)+)/$", "302 /services"],
    ["^(?<page>/blog(/[a-z0-9-]+)+)/$", "302 /blog"],
    ["^(?<page>(/[a-z0-9-]+)+)/$", "404"],
  ]);
  for (const [, , condition] of slashes) expect(condition).toBe("-f $document_root$page.html");
});

test("the same headers, on every answer", () => {
  for (const [name, value] of plan.headers) {
    expect(text).toContain(`add_header ${name} "${value}" always;`);
  }
});

test("a missing file is never kept: Cache-Control is not for every answer", () => {
  expect(text).toContain("add_header Cache-Control $site_cache_control;");
});

test("blocks are balanced and a value cannot leave its quotes", () => {
  expect(text.match(/\{$/gm)).toHaveLength(text.match(/^\s*\}$/gm)?.length ?? 0);
  const quoted = formatNginxSite({ ...plan, headers: [["X-Test", 'a"; return 200 "b\\']] });
  expect(quoted).toContain('add_header X-Test "a\\"; return 200 \\"b\\\\" always;');
  expect(() => formatNginxSite({ ...plan, headers: [["X-Test", "$uri"]] })).toThrow("nginx");
});
