import { removeUnpublished } from "../../../src/gatsby/on-post-build/remove-unpublished";
import { useTemporarySite } from "./temporary-site";

const [now, later, old] = ["1", "2", "3"].map((digit) => digit.repeat(20));
const site = useTemporarySite();

test("source maps, lists of the build and the third-party helper go", () => {
  const gone = ["app.js.map", "webpack.stats.json", "chunk-map.json", "~partytown/a/b.js"];
  const kept = ["index.html", "page-data/app-data.json", "app.js.LICENSE.txt"];
  for (const file of [...gone, ...kept]) site.write(`public/${file}`, "{}");
  removeUnpublished(site.folders().public);
  expect(gone.filter((file) => site.has(`public/${file}`))).toEqual([]);
  expect(kept.filter((file) => site.has(`public/${file}`))).toEqual(kept);
  expect(site.has("public/~partytown")).toBe(false);
});

test("scripts and styles of earlier builds go, parts that are loaded later stay", () => {
  site.write("public/webpack.stats.json", `{"a":["webpack-runtime-${now}.js","app-${now}.js"]}`);
  site.write(`public/webpack-runtime-${now}.js`, `{45:"${later}"}`);
  for (const file of [`app-${now}.js`, `45-${later}.js`, `app-${old}.js`, `app.${old}.css`]) {
    site.write(`public/${file}`);
  }
  removeUnpublished(site.folders().public);
  expect(site.has(`public/app-${now}.js`)).toBe(true);
  expect(site.has(`public/45-${later}.js`)).toBe(true);
  expect(site.has(`public/app-${old}.js`)).toBe(false);
  expect(site.has(`public/app.${old}.css`)).toBe(false);
});

test("without webpack's list no script is taken away", () => {
  site.write(`public/app-${old}.js`);
  removeUnpublished(site.folders().public);
  expect(site.has(`public/app-${old}.js`)).toBe(true);
});
