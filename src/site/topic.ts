import { paths } from "./paths";

/** What a list of articles is of. */
export type Topic = { kind: "blog-category"; category: string } | { kind: "blog-tag"; tag: string };

/** What a topic is called: on its page, in search results, and in the line below its heading. */
export function describeTopic(topic: Topic) {
  if (topic.kind === "blog-tag") {
    const { tag } = topic;
    return {
      label: `#${tag}`,
      title: `Articles tagged “${tag}”`,
      lead: `Car care articles tagged #${tag}.`,
      pathOf: (page: number) => paths.blogTag(tag, page),
    };
  }
  const { category } = topic;
  return {
    label: category,
    title: `${category} Articles`,
    lead: `Car care articles in the category ${category}.`,
    pathOf: (page: number) => paths.blogCategory(category, page),
  };
}
