import { graphql, Link, type PageProps } from "gatsby";
import { PostCard } from "@/components/blog/post-card/post-card";
import { useBusiness } from "@/components/hooks/use-site";
import { Breadcrumb } from "@/components/layout/breadcrumb/breadcrumb";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { Closing } from "@/components/sections/closing/closing";
import { Icon } from "@/components/ui/icon/icon";
import { Picture } from "@/components/ui/picture/picture";
import { Prose } from "@/components/ui/prose/prose";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { slugOf } from "@/lib/slug-of";
import { crumbsFor } from "@/site/breadcrumbs";
import { absoluteUrl } from "@/site/links";
import { pages } from "@/site/pages";
import { postAt } from "@/site/paths";
import { ShareMenu } from "./share-menu";
import * as styles from "./blog-post-page.module.scss";

/** The HTML of an article in two parts, split after the text under a heading. */
function splitUnder(html: string, heading: string): [string, string] {
  const sections = html.split(/(?=<h[2-6])/);
  const wordsOf = (section: string) => section.split("</h")[0]?.replace(/<[^>]*>|&[^;]*;/g, "");
  const end = sections.findIndex((each) => slugOf(wordsOf(each) ?? "") === slugOf(heading)) + 1;
  return [sections.slice(0, end).join(""), sections.slice(end).join("")];
}

export default function BlogPostPage({ data }: PageProps<Queries.BlogPostPageQuery>) {
  const post = assertDefined(data.blogPost, "the article");
  const { article: closing } = assertDefined(data.wording, "content/wording.yml").closings;
  const { siteAddress } = useBusiness();
  const { slug, title, category, middle, middleUnder } = post;
  const path = postAt(slug);
  const crumbs = crumbsFor(path, title);
  const [start, end] = middleUnder ? splitUnder(post.html, middleUnder) : [post.html, ""];
  // A single related article fills its row, as the first of a list does.
  const isAlone = post.related.length === 1;
  return (
    <>
      <Seo
        path={path}
        seo={{ title, description: post.metaDescription }}
        picture={post.hero}
        crumbs={crumbs}
        article={post}
      />
      <article>
        <header className={`column stack ${styles.head}`}>
          <Breadcrumb path={path} items={crumbs} />
          <Link to={pages.blog.path} className={styles.back}>
            <Icon name="back" />
            Back to All Articles
          </Link>
          <p className={styles.badge}>{category}</p>
          <h1>{title}</h1>
          <p className={styles.excerpt}>{post.excerpt}</p>
          <div className={`row ${styles.facts}`}>
            <p>
              <time dateTime={post.date}>{post.day}</time> ·{" "}
              <span className="nowrap">{`${post.readTime} read`}</span> · {post.author}
            </p>
            <SectionErrorBoundary name="the share menu">
              <ShareMenu url={absoluteUrl(siteAddress, path)} title={title} />
            </SectionErrorBoundary>
          </div>
        </header>
        <div className={styles.picture}>
          <Picture picture={post.hero} sizes="(min-width: 1280px) 1200px, 96vw" priority="high" />
        </div>
        <div className={`column stack ${styles.body}`}>
          <Prose html={start} />
          {middle && <Picture picture={middle} sizes="46rem" className={styles.middle} />}
          {end && <Prose html={end} />}
          <footer className={`stack ${styles.foot}`}>
            <h2 className="h4">Tags</h2>
            <ul className={`row ${styles.tags}`}>
              {post.tags.map((tag) => (
                <li key={tag}>{`#${tag}`}</li>
              ))}
            </ul>
          </footer>
        </div>
      </article>
      {post.related.length > 0 && (
        <Section id="related" background="white" title="Related Articles">
          <ul className={`stack ${styles.related}`}>
            {post.related.map((related) => (
              <li key={related.path}>
                <PostCard post={related} level={3} isLead={isAlone} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Closing {...closing} book="Book Your Service" />
    </>
  );
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    blogPost(id: { eq: $id }) {
      ...ArticleHead
      slug
      title
      metaDescription
      excerpt
      author
      day: date(formatString: "D MMMM YYYY")
      readTime
      html
      hero {
        ...SharedPicture
        ...Picture
      }
      middleUnder
      middle {
        ...Picture
      }
      related {
        ...PostCard
      }
    }
    wording {
      closings {
        article {
          ...Closing
        }
      }
    }
  }
`;
