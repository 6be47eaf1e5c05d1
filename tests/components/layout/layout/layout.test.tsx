import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Layout } from "@/components/layout/layout/layout";
import { site } from "../../lib/site";

test("the script of the statistics is in the page once, and not in react-helmet's part of it", () => {
  const statistics = { script: "https://plausible.io/js/script.js", domain: "a.au" };
  const business = { ...site.business, statistics, social: {} };
  jest.mocked(useStaticQuery).mockReturnValue({ ...site, business });
  const html = renderToStaticMarkup(<Layout path="/about">About</Layout>);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script defer="" src="https://plausible.io/js/script.js" data-domain="a.au">',
  ]);
  expect(Helmet.renderStatic().script.toString()).toBe("");
});
