/** @jest-environment jsdom */
import { render, within } from "@testing-library/react";
import { SiteFooter } from "@/components/layout/site-footer/site-footer";
import { linksOf } from "@/site/pages";
import { startAnew } from "../../lib/site";

beforeEach(startAnew);

const links = linksOf("footer", ["privacy"]);
/** The links that the footer shows on the page at a path. */
function shownOn(path: string) {
  const { getByRole, unmount } = render(<SiteFooter path={path} />);
  const list = within(getByRole("navigation", { name: "Quick links" })).getAllByRole("link");
  const shown = list.map((link) => ({
    to: link.getAttribute("href"),
    label: link.textContent,
  }));
  unmount();
  return shown;
}

test("the footer links to every page of its menu but the current one", () => {
  expect(links.length).toBeGreaterThan(8);
  for (const { to } of links) expect(shownOn(to)).toEqual(links.filter((link) => link.to !== to));
  expect(shownOn("/services/full-detail")).toEqual(links);
});
