import { formatNginxSite } from "../../../src/domain/hosting/format-nginx-site";
import { formatNginxTrial } from "../../../src/domain/hosting/format-nginx-trial";
import { plan } from "./plan";

const site = formatNginxSite(plan);
const places = {
  port: 8123,
  publicDir: '/home/jo "x"/public',
  workDir: "/tmp/trial",
  mimeTypes: "/etc/nginx/mime.types",
};
const text = formatNginxTrial(site, places);

test("the site listens on this machine alone, at the port, and hands out the built site", () => {
  expect(text.match(/^ *listen .*/gm)).toEqual(["    listen 127.0.0.1:8123;"]);
  expect(text.match(/^ *root .*/gm)).toEqual(['    root "/home/jo \\"x\\"/public";']);
});

test("everything else of the site file stays", () => {
  const kept = site.split("\n").filter((line) => !/^ *(listen|root) /.test(line));
  for (const line of kept) expect(text.split("\n")).toContain(line);
});

test("nothing is written outside of its folder", () => {
  const written = [...text.matchAll(/^ *(?:pid|\w+_temp_path) (.*);$/gm)].map(([, path]) => path);
  expect(written).toHaveLength(6);
  for (const path of written) expect(path).toMatch(/^"\/tmp\/trial\//);
});

test("a site file of another shape is not tried by halves", () => {
  expect(() => formatNginxTrial("server {}", places)).toThrow("listen 80");
});

test("a path that nginx would read as a variable is refused", () => {
  expect(() => formatNginxTrial(site, { ...places, publicDir: "/home/$jo" })).toThrow("nginx");
});
