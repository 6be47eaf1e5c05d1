import { contentSecurityPolicy } from "../../../src/site/hosting/content-security-policy";

const inputs = {
  scriptHashes: ["sha256-b", "sha256-a", "sha256-b"],
  formActions: ["/__inbox/booking"],
  siteAddress: "https://rivergum.example",
};
const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `));

test("inline scripts run by their hash alone, each named once", () => {
  expect(directive(contentSecurityPolicy(inputs), "script-src")).toBe(
    "script-src 'self' 'sha256-a' 'sha256-b'",
  );
});

test("nothing may frame the site, change its base or embed a plug-in", () => {
  const policy = contentSecurityPolicy(inputs);
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  expect(directive(policy, "object-src")).toBe("object-src 'none'");
  expect(policy).not.toContain("upgrade-insecure-requests");
});

test("forms go to the site itself while no service is set", () => {
  expect(directive(contentSecurityPolicy(inputs), "form-action")).toBe("form-action 'self'");
});

test("forms go to the service, which answers with the site's own address", () => {
  const formActions = ["https://formsubmit.co/ab", "https://formsubmit.co/cd"];
  expect(directive(contentSecurityPolicy({ ...inputs, formActions }), "form-action")).toBe(
    "form-action 'self' https://formsubmit.co https://www.formsubmit.co https://rivergum.example",
  );
});

test("a service that answers from a second host of its own is let through, one we do not know by its own alone", () => {
  const actionsOf = (action: string) =>
    directive(contentSecurityPolicy({ ...inputs, formActions: [action] }), "form-action");
  expect(actionsOf("https://api.web3forms.com/submit")).toBe(
    "form-action 'self' https://api.web3forms.com https://web3forms.com https://rivergum.example",
  );
  expect(actionsOf("https://forms.example.com/a")).toBe(
    "form-action 'self' https://forms.example.com https://rivergum.example",
  );
});

test("a service that counts visits may send its script and be told, and nothing else", () => {
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
