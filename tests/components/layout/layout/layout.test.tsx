import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "@/components/layout/layout/layout";
import { site } from "../../lib/site";

test("without the desk, its address has the frame of any missing page, as the 404 page was built", () => {
  const frameAt = (path: string, desk: boolean) => {
    jest.mocked(useStaticQuery).mockReturnValue({ ...site, business: { ...site.business, desk } });
    return renderToStaticMarkup(<Layout path={path}>Not found</Layout>);
  };
  expect(frameAt("/desk", false)).toBe(frameAt("/nonsense", false));
  expect(frameAt("/desk", true)).not.toBe(frameAt("/nonsense", true));
});
