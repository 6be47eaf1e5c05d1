import { readdirSync } from "node:fs";
import { recommend, recommendAnswers } from "../../../src/domain/recommend/recommend";

const services = readdirSync("content/services", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

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
