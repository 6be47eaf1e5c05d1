import { checkContent } from "../../../src/content/check-content";
import { defaultServiceContent } from "../../../src/content/schemas/default-service";
import { deliveredContent } from "../../specification/delivered-content";
import { ContentCopy } from "../content-copy";

const file = "services/mould-removal/index.md";
const today = "2099-01-01";

function contentOf(content: ContentCopy) {
  const { entries, problems } = checkContent(content, { today });
  const { data } = entries.services.find(({ id }) => id === "mould-removal")!;
  const { process, benefits, recommendedFor } = data;
  return { own: { process, benefits, recommendedFor }, problems };
}

test("a service without process, benefits and recommendation list of its own gets the default ones", () => {
  const content = new ContentCopy(deliveredContent);
  const before = contentOf(content).problems;
  for (const key of ["process", "benefits", "recommendedFor"])
    content.edit(file, new RegExp(`^${key}:\\n(?: .*\\n)+`, "m"), "");
  expect(contentOf(content)).toEqual({ own: defaultServiceContent, problems: before });
});

test("a service with content of its own keeps it", () => {
  const { own } = contentOf(new ContentCopy(deliveredContent));
  for (const key of ["process", "benefits", "recommendedFor"] as const)
    expect(own[key]).not.toEqual(defaultServiceContent[key]);
});
