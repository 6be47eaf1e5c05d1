import { graphql, Link, type PageProps } from "gatsby";
import { splitAtMiddle } from "../../business/split-html";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { ClosingLine } from "../../components/closing-line/closing-line";
import { Contents } from "../../components/contents/contents";
import { PartBoundary } from "../../components/error-boundary/part-boundary";
import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import { PostCard } from "../../components/post-card/post-card";
import { Prose } from "../../components/prose/prose";
import { Section, SectionHead } from "../../components/section/section";
import { Seo } from "../../components/seo/seo";
import { ShareMenu } from "../../components/share-menu/share-menu";
import { useBusiness } from "../../components/site/use-site";
import { absoluteUrl } from "../../site/links";
import { paths } from "../../site/paths";
import { required } from "../../site/required";
import * as styles from "./blog-post-page.module.scss";

export default function BlogPostPage({ data }: PageProps<Queries.BlogPostPageQuery>) {
  const post = required(data.blogPost, "the article");
  const { article: closing } = required(data.wording, "content/wording.yml").closings;
  const { siteAddress } = useBusiness();
  const { path, title, category } = post;
  // A single related article fills its row, as the first of a list does.
  const isAlone = post.related.length === 1;
  const [begin, end] = post.middlePicture ? splitAtMiddle(post.html) : [post.html, ""];
  return (
    <>
      <Seo page={{ kind: "blog-post", post }} />
      <article>
        <header className={styles.head}>
          <Breadcrumb path={path} label={title} />
          <Link to={paths.blog} className={styles.back}>
            <Icon name="back" />
            Back to All Articles
          </Link>
          <p className={styles.badge}>
            <Link to={paths.blogCategory(category)}>{category}</Link>
          </p>
          <h1>{title}</h1>
          <p className={styles.excerpt}>{post.excerpt}</p>
          <div className={styles.facts}>
            <p>
              <time dateTime={post.date}>{post.day}</time> · {post.readTime} read · {post.author}
            </p>
            <PartBoundary name="the share menu">
              <ShareMenu url={absoluteUrl(siteAddress, path)} title={title} />
            </PartBoundary>
          </div>
        </header>
        <div className={styles.picture}>
          <Picture picture={post.hero} sizes="(min-width: 1280px) 1200px, 96vw" priority="first" />
        </div>
        <div className={styles.body}>
          <Contents sections={post.sections} />
          <Prose>
            <div dangerouslySetInnerHTML={{ __html: begin }} />
            {post.middlePicture && (
              <>
                <Picture
                  picture={post.middlePicture}
                  sizes="(min-width: 1280px) 736px, 92vw"
                  mobileSizes="92vw"
                />
                <div dangerouslySetInnerHTML={{ __html: end }} />
              </>
            )}
          </Prose>
          <footer className={styles.foot}>
            <h2>Tags</h2>
            <ul className={styles.tags}>
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Link to={paths.blogTag(tag)}>#{tag}</Link>
                </li>
              ))}
            </ul>
          </footer>
        </div>
      </article>
      {post.related.length > 0 && (
        <Section background="white" labelledBy="related">
          <SectionHead id="related" title="Related Articles" />
          <ul className={styles.related} data-alone={isAlone || undefined}>
            {post.related.map((related) => (
              <li key={related.path}>
                <PostCard post={related} level={3} isLead={isAlone} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ClosingLine title={closing.title} book="Book Your Service">
        {closing.text}
      </ClosingLine>
    </>
  );
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    blogPost(id: { eq: $id }) {
      ...BlogPostHead
      excerpt
      author
      day: date(formatString: "D MMMM YYYY")
      readTime
      html
      sections {
        ...ContentsSection
      }
      hero {
        ...Picture
      }
      middlePicture {
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
