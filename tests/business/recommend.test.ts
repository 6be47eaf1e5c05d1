import { recommend, recommendAnswers } from "../../src/business/recommend";
import { deliveredContent } from "../specification/delivered-content";

const services = [...deliveredContent.texts.keys()].flatMap(
  (path) => /^services\/([^/]+)\/index\.md$/.exec(path)?.[1] ?? [],
);

test("every way through the questions ends at a service there is, and every service is reached", () => {
  const reached = recommendAnswers.flatMap((answer, first) =>
    "service" in answer
      ? [recommend(first)]
      : answer.answers.map((_, second) => recommend(first, second)),
  );
  expect(new Set(reached)).toEqual(new Set(services));
});

test("an open question recommends nothing yet", () => {
  expect(recommend(0)).toBeUndefined();
  expect(recommend(99)).toBeUndefined();
  expect(recommend(0, 99)).toBeUndefined();
});
