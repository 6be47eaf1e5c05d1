// Adds matchers such as toBeVisible to the tests that have a document, and what every browser has but jsdom lacks.
/// <reference types="@testing-library/jest-dom" />

if (typeof document !== "undefined") {
  require("@testing-library/jest-dom");
  const { TextDecoder, TextEncoder } = require("node:util") as typeof import("node:util");
  Object.assign(globalThis, { TextDecoder, TextEncoder });
}
