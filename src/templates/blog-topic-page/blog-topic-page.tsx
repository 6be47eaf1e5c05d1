import { graphql, type PageProps } from "gatsby";
import { BlogLayout, type ListContext } from "@/components/blog/post-list/blog-layout";
import { Breadcrumb } from "@/components/layout/breadcrumb/breadcrumb";
import { assertDefined } from "@/lib/assert-defined";
import { crumbsBelow } from "@/site/breadcrumbs";
import { paths } from "@/site/paths";

type TopicContext = ListContext &
  ({ kind: "blog-category"; category: string } | { kind: "blog-tag"; tag: string });

/** What differs between a category and a tag. */
function describeTopic(topic: TopicContext) {
  return topic.kind === "blog-tag"
    ? {
        title: `#${topic.tag}`,
        lead: `Car care articles tagged #${topic.tag}.`,
        pathOf: (page: number) => paths.blogTag(topic.tag, page),
      }
    : {
        title: topic.category,
        lead: `Car care articles in the category ${topic.category}.`,
        pathOf: (page: number) => paths.blogCategory(topic.category, page),
        current: topic.category,
      };
}

export default function BlogTopicPage({
  data,
  pageContext,
}: PageProps<Queries.BlogTopicPageQuery, TopicContext>) {
  const { closings } = assertDefined(data.wording, "content/wording.yml");
  const topic = describeTopic(pageContext);
  const posts = data.allBlogPost.nodes;
  const crumb = { label: topic.title, path: topic.pathOf(pageContext.page) };
  return (
    <BlogLayout
      {...topic}
      seo={{ ...pageContext, posts }}
      above={<Breadcrumb path={crumb.path} items={crumbsBelow("blog", crumb)} />}
      list={pageContext}
      posts={posts}
      closing={closings.articles}
    />
  );
}

export const query = graphql`
  query BlogTopicPage($ids: [String!]!) {
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
    wording {
      closings {
        articles {
          ...Closing
        }
      }
    }
  }
`;
