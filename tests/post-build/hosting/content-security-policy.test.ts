import { contentSecurityPolicy } from "@/post-build/hosting/content-security-policy";

const inputs = {
  scriptHashes: ["sha256-b", "sha256-a", "sha256-b"],
  formActions: ["/__inbox/booking"],
  siteAddress: "https://rivergum.example",
};
const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `));

test("inline scripts are allowed by their hashes, each listed once", () => {
  expect(directive(contentSecurityPolicy(inputs), "script-src")).toBe(
    "script-src 'self' 'sha256-a' 'sha256-b'",
  );
});

test("no site may frame the pages, and no page may change its base or embed a plug-in", () => {
  const policy = contentSecurityPolicy(inputs);
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  expect(directive(policy, "object-src")).toBe("object-src 'none'");
  expect(policy).not.toContain("upgrade-insecure-requests");
});

const own = "https://rivergum.example";
test.each([
  ["the site itself if there is no service", "/__inbox/booking", ""],
  [
    "a known service, its other host, and the site's own address",
    "https://formsubmit.co/ab",
    ` https://formsubmit.co https://www.formsubmit.co ${own}`,
  ],
  [
    "another known service in the same way",
    "https://api.web3forms.com/submit",
    ` https://api.web3forms.com https://web3forms.com ${own}`,
  ],
  [
    "an unknown service and the site's own address",
    "https://forms.example.com/a",
    ` https://forms.example.com ${own}`,
  ],
])("forms may post to %s", (_what, action, origins) => {
  const policy = contentSecurityPolicy({ ...inputs, formActions: [action, `${action}2`] });
  expect(directive(policy, "form-action")).toBe(`form-action 'self'${origins}`);
});

test("a service that counts visits may run its script and receive data", () => {
  const policy = contentSecurityPolicy({
    ...inputs,
    statistics: "https://plausible.io/js/script.js",
  });
  expect(directive(policy, "script-src")).toBe(
    "script-src 'self' 'sha256-a' 'sha256-b' https://plausible.io",
  );
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://plausible.io");
  expect(directive(contentSecurityPolicy(inputs), "connect-src")).toBeUndefined();
});
