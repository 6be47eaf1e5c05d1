import { html, sections } from "@/gatsby/create-schema-customization/body-fields";
import type { Context, ResolveInfo } from "@/lib/node-model";

test("a body whose HTML and sections are queried together is rendered once, before its headings", async () => {
  const asked: string[] = [];
  const field = (name: string, answer: unknown) => ({
    resolve: async () => {
      asked.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      asked.push(`${name} ends`);
      return answer;
    },
  });
  const headings = [
    { id: "sun", value: "Sun", depth: 2 },
    { id: "uv", value: "UV", depth: 3 },
  ];
  const fields = { html: field("html", "<h2>Sun</h2>"), headings: field("headings", headings) };
  const nodes = [
    { id: "file", children: ["body"] },
    { id: "body", internal: { type: "MarkdownRemark" } },
  ];
  const getNodeById = ({ id }: { id: string }) => nodes.find((node) => node.id === id) ?? null;
  const context = { nodeModel: { getNodeById } } as unknown as Context;
  const info = { schema: { getType: () => ({ getFields: () => fields }) } } as ResolveInfo;
  const post = { id: "post", parent: "file" };
  const answers = [
    sections.resolve(post, {}, context, info),
    html("").resolve(post, {}, context, info),
  ];
  expect(await Promise.all(answers)).toEqual([[{ id: "sun", title: "Sun" }], "<h2>Sun</h2>"]);
  expect(asked).toEqual(["html begins", "html ends", "headings begins", "headings ends"]);
});
