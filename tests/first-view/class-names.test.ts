import { shortName } from "../../src/first-view/class-names";

const card = ".card { color: red } .card:hover .title { margin: 0.5rem } @keyframes fadeIn { }";

test("names of one file begin alike, are short and differ", () => {
  const names = ["card", "title", "fadeIn"].map((name) =>
    shortName("src/a.module.scss", name, card),
  );
  expect(new Set(names).size).toBe(3);
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(1);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{3}[0-9a-z]{1,2}$/);
});

test("the same name in another file is another name", () => {
  expect(shortName("src/b.module.scss", "card", card)).not.toBe(
    shortName("src/c.module.scss", "card", card),
  );
});

test("a name depends on nothing but its file", () => {
  expect(shortName("src/d.module.scss", "title", card)).toBe(
    shortName("src/d.module.scss", "title", card),
  );
});

test("a name that is not in the file stops the build", () => {
  expect(() => shortName("src/e.module.scss", "gone", card)).toThrow(
    'src/e.module.scss: no class or animation "gone" was found in it',
  );
});
