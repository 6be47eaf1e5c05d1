/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Pager } from "@/components/blog/post-list/pager";
import { paths } from "@/site/paths";

test.each([
  ["one page", 1, 1, []],
  ["the first page", 1, 3, ["Older articles /blog/tag/wash/page/2"]],
  [
    "a page between",
    2,
    3,
    ["Newer articles /blog/tag/wash", "Older articles /blog/tag/wash/page/3"],
  ],
  ["the last page", 3, 3, ["Newer articles /blog/tag/wash/page/2"]],
])("%s links to its neighbours", (_what, page, pages, links) => {
  render(<Pager page={page} pages={pages} pathOf={(other) => paths.blogTag("wash", other)} />);
  const found = screen.queryAllByRole("link");
  expect(found.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual(links);
  expect(screen.queryAllByText(`Page ${page} of ${pages}`)).toHaveLength(pages > 1 ? 1 : 0);
});
