import { describeBadFolder } from "@/tools/lib/run-gatsby";

test.each([
  ...["rivergum (1)", "rivergum #1", "my%20site", "what?", "a*b", "new!", "a|b", "Jo's site"],
  ...["site [x]", "site {x}"],
])(
  "in the folder %s, the run stops before Gatsby starts and names the character in its way",
  (name) => {
    const folder = `/home/jo/${name}/site`;
    const [character] = /[^\w ]/.exec(name) ?? [];
    expect(describeBadFolder(folder)).toBe(
      `Gatsby can't build in a folder whose path has the character ${character} in it: ${folder}. Rename that folder and run the command again.`,
    );
  },
);

test.each([
  "/home/jo/site",
  "C:\\Users\\Zoë\\My Site",
  '/srv/a b&+,;=@~^$é"_-.1`<>',
  "/srv/a)b",
  "/srv/a[b",
  "/srv/a}b",
])("Gatsby builds in %s", (folder) => {
  expect(describeBadFolder(folder)).toBeUndefined();
});
