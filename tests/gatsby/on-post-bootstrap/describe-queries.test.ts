import { buildSchema } from "graphql";

import { describeQueries } from "../../../src/gatsby/on-post-bootstrap/describe-queries";

test("every root field and argument is described, also of types that Gatsby brings", () => {
  const schema = buildSchema(`
    type Query {
      service(slug: String, id: ID): Service
      allService(filter: Int, sort: Int, skip: Int, limit: Int): ServiceConnection!
      file(name: String): File
    }
    "What can be booked."
    type Service {
      id: ID
      "Its part of the address."
      slug: String
    }
    type ServiceConnection { nodes: [Service!]! }
    type File { name: String }
  `);
  describeQueries(schema);
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  expect(
    fields.map(({ name, description, args }) => [
      name,
      description,
      ...args.map((argument) => argument.description),
    ]),
  ).toEqual([
    [
      "service",
      "The first that fits. What can be booked.",
      "Its part of the address.",
      "The field id of the type Service.",
    ],
    [
      "allService",
      "All of the type Service. What can be booked.",
      expect.stringMatching(/^Which ones/),
      expect.stringMatching(/^In which order/),
      expect.stringMatching(/^How many to leave out/),
      expect.stringMatching(/^How many at most/),
    ],
    [
      "file",
      "The first that fits. Nodes of the type File, which Gatsby keeps.",
      "The field name of the type File.",
    ],
  ]);
});
