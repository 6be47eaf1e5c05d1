import { graphql, type PageProps } from "gatsby";
import { PostList, postPreloads } from "@/components/blog/post-list/post-list";
import { Seo } from "@/components/layout/seo/seo";
import { Closing } from "@/components/sections/closing/closing";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const content = assertDefined(data.content, "content/pages/blog/index.md");
  const posts = data.allBlogPost.nodes;
  return (
    <>
      <Seo path={pages.blog.path} seo={content.seo} links={postPreloads(posts)} />
      <PageHead title={content.heading} lead={content.lead} />
      <Section background="white">
        {posts.length > 0 ? <PostList posts={posts} /> : <p>There are no articles yet.</p>}
      </Section>
      <Closing {...content.closing} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    content: pageContent(slug: { eq: "blog" }) {
      ...PageOpening
      ...PageClosing
    }
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
