import { existsSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { queryOrPanic } from "../query-or-panic";

/**
 * Pictures are most of a build from nothing. Asked for here and not only by the pages, whose queries come after webpack,
 * they are encoded while webpack leaves cores idle: 77 s in place of 84 on two.
 */
export async function startEncoding(api: CreatePagesArgs): Promise<void> {
  // Later builds have a few to encode, and would be asked for all.
  if (existsSync(path.join("public", "index.html"))) return;
  await queryOrPanic(
    api,
    /* GraphQL */ `
      query PicturesToEncode {
        allService {
          nodes {
            hero {
              ...Files
            }
            gallery {
              ...Files
            }
          }
        }
        allRegion {
          nodes {
            hero {
              ...Files
            }
          }
        }
        allBlogPost {
          nodes {
            hero {
              ...Files
              search
            }
          }
        }
        allPortfolioItem {
          nodes {
            before {
              ...Files
            }
            after {
              ...Files
            }
          }
        }
        allPageWords {
          nodes {
            hero {
              ...Files
            }
            cta {
              ...Files
            }
            gallery {
              ...Files
            }
          }
        }
      }

      fragment Files on Picture {
        desktop {
          path
        }
        mobile {
          path
        }
      }
    `,
  );
}
