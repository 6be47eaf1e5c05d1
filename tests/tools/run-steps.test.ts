import { runSteps, type Step, summarise } from "../../src/tools/lib/run-steps";

function step(name: string, code: number, more: Partial<Step> = {}): Step {
  return { name, title: name, run: () => Promise.resolve(code), ...more };
}

async function outcomes(...steps: Step[]) {
  const results = await runSteps(steps, () => {});
  return results.map(({ name, outcome, passed, failed }) => [name, outcome, passed, failed]);
}

test("a failure does not stop what does not depend on it", async () => {
  expect(
    await outcomes(
      step("lint", 1),
      step("build", 2),
      step("browser", 0, { needs: ["build"] }),
      step("last", 0),
    ),
  ).toEqual([
    ["lint", "failed", 0, 1],
    ["build", "failed", 0, 1],
    ["browser", "not run", 0, 0],
    ["last", "passed", 1, 0],
  ]);
});

test("what a step needs counts only when it is run at all", async () => {
  expect(await outcomes(step("browser", 0, { needs: ["build"] }))).toEqual([
    ["browser", "passed", 1, 0],
  ]);
});

test("a step of many tests counts each, and a crash after the last one too", async () => {
  const countTests = () => ({ passed: 12, failed: 0 });
  expect(await outcomes(step("unit", 0, { countTests }), step("crash", 1, { countTests }))).toEqual(
    [
      ["unit", "passed", 12, 0],
      ["crash", "failed", 12, 1],
    ],
  );
});

test("what a step left out is named with its reason, and counted on the last line", async () => {
  const skipped = ["nginx: not on this machine"];
  const countTests = () => ({ passed: 12, failed: 0, skipped });
  const text = summarise(await runSteps([step("hosts", 0, { countTests })], () => {}));
  expect(text).toMatch(/hosts +passed +0\.0 s {2}12 tests, 1 skipped/);
  expect(text).toContain("Skipped:\n  nginx: not on this machine");
  expect(text.split("\n").at(-1)).toBe("12 passed, 0 failed, 1 skipped");
});

test("the last line adds everything up", () => {
  const text = summarise([
    { name: "types", outcome: "passed", milliseconds: 4_200, passed: 1, failed: 0 },
    { name: "unit", outcome: "failed", milliseconds: 75_000, passed: 40, failed: 2 },
    { name: "browser", outcome: "not run", milliseconds: 0, passed: 0, failed: 0 },
  ]);
  expect(text.split("\n").at(-1)).toBe("41 passed, 2 failed");
  expect(text).toMatch(/unit +failed +1 min 15 s +42 tests/);
  expect(text).toMatch(/all +1 min 19 s/);
});
