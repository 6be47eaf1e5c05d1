import {
  enumTypes,
  objectTypes,
} from "@/gatsby/create-schema-customization/create-schema-customization";

interface Described {
  description?: string;
  args?: Record<string, Described>;
}

/** The names and descriptions of a type or field and its arguments. */
const listDescribed = (
  name: string,
  { description, args = {} }: Described,
): [string, unknown][] => [
  [name, description?.trim()],
  ...Object.entries(args).map(([arg, about]): [string, unknown] => [
    `${name}(${arg})`,
    about.description?.trim(),
  ]),
];

test("every type, field, enum value and argument has a description", () => {
  const all = [
    ...objectTypes.map(({ name, fields, ...type }) => ({ name, type, parts: fields })),
    ...enumTypes.map(({ name, values, ...type }) => ({ name, type, parts: values })),
  ].flatMap(({ name, type, parts }) => [
    ...listDescribed(name, type),
    ...Object.entries<Described>(parts).flatMap(([part, about]) =>
      listDescribed(`${name}.${part}`, about),
    ),
  ]);
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(([, text]) => !text)).toEqual([]);
});
