import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Layout } from "@/components/layout/layout/layout";
import { site } from "../../lib/site";

test("the statistics script is in the page once, outside react-helmet's part of the head", () => {
  const statistics = { script: "https://plausible.io/js/script.js", domain: "a.au" };
  const business = { ...site.business, statistics, social: {} };
  jest.mocked(useStaticQuery).mockReturnValue({ ...site, business });
  const html = renderToStaticMarkup(<Layout path="/about">About</Layout>);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script defer="" src="https://plausible.io/js/script.js" data-domain="a.au">',
  ]);
  expect(Helmet.renderStatic().script.toString()).toBe("");
});

test("without the desk, its address has the frame of any missing page, as the 404 page was built", () => {
  const frameAt = (path: string, desk: boolean) => {
    jest.mocked(useStaticQuery).mockReturnValue({ ...site, business: { ...site.business, desk } });
    return renderToStaticMarkup(<Layout path={path}>Not found</Layout>);
  };
  expect(frameAt("/desk", false)).toBe(frameAt("/nonsense", false));
  expect(frameAt("/desk", true)).not.toBe(frameAt("/nonsense", true));
});
