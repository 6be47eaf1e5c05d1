import { defaultServiceContent } from "../../../src/content/schemas/default-service";
import { ContentCopy } from "../content-copy";

const file = "services/mould-removal/index.md";

function contentOf(content: ContentCopy) {
  const { entries, problems } = content.check();
  const { data } = entries.services.find(({ id }) => id === "mould-removal")!;
  const { process, benefits, recommendedFor } = data;
  return { own: { process, benefits, recommendedFor }, problems };
}

test("a service without process, benefits and recommendation list of its own gets the default ones", () => {
  const content = new ContentCopy();
  const before = contentOf(content).problems;
  for (const key of ["process", "benefits", "recommendedFor"])
    content.edit(file, new RegExp(`^${key}:\\n(?: .*\\n)+`, "m"), "");
  expect(contentOf(content)).toEqual({ own: defaultServiceContent, problems: before });
});

test("a service with content of its own keeps it", () => {
  const { own } = contentOf(new ContentCopy());
  for (const key of ["process", "benefits", "recommendedFor"] as const)
    expect(own[key]).not.toEqual(defaultServiceContent[key]);
});
