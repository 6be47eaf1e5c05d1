import { readFileSync } from "node:fs";

import { HtmlValidate } from "html-validate";

import { DESKTOP } from "./lib/browser";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // How the HTML is written down, which React decides: no difference to a reader of it.
    "attr-case": "off",
    "void-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Average colours of pictures stand where the picture does.
    "no-inline-style": "off",
    // Gatsby's own: its route announcer and the class names of CSS modules.
    "valid-id": "off",
    "long-title": "off",
    "prefer-native-element": "off",
    "no-redundant-role": "off",
  },
});

const routes = [
  "/",
  "/services",
  "/services/paint-correction",
  "/booking",
  "/contact",
  "/thanks",
  "/about",
  "/faq",
  "/portfolio",
  "/blog",
  "/blog/ceramic-coating-benefits",
  "/service-areas",
  "/logan",
  "/privacy",
];

async function violationsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

test.each(routes)("the HTML of %s is valid as it is served", async (route) => {
  expect(
    await violationsOf(readFileSync(`public${route === "/" ? "" : route}/index.html`, "utf8")),
  ).toEqual([]);
});

test.each(routes)("the HTML of %s is valid after its scripts have run", async (route) => {
  const { page, complaints } = await visit(route, DESKTOP);
  expect(
    await violationsOf(
      `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`,
    ),
  ).toEqual([]);
  // React says here when the HTML was not what it would have rendered.
  expect(complaints).toEqual([]);
});
