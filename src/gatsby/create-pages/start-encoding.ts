import { existsSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { queryOrPanic } from "../query-or-panic";

const crops = "desktop { path } mobile { path }";

/** The pictures of each kind of node, with what pages ask of them. */
const pictures = {
  allService: `hero { ${crops} } gallery { ${crops} }`,
  allRegion: `hero { ${crops} }`,
  allBlogPost: `hero { ${crops} search }`,
  allPortfolioItem: `before { ${crops} } after { ${crops} }`,
  allPageWords: `hero { ${crops} } cta { ${crops} } gallery { ${crops} }`,
};

/**
 * Pictures are most of a build from nothing. Asked for here and not only by the pages, whose queries come after webpack,
 * they are encoded while webpack leaves cores idle: 8 s of a minute on two.
 */
export async function startEncoding(api: CreatePagesArgs): Promise<void> {
  // Later builds have a few to encode, and would be asked for all.
  if (existsSync(path.join("public", "index.html"))) return;
  const lists = Object.entries(pictures).map(([list, fields]) => `${list} { nodes { ${fields} } }`);
  await queryOrPanic(api, `query PicturesToEncode { ${lists.join(" ")} }`);
}
