// Adds matchers such as toBeVisible to the tests that have a document, and what every browser has
// but jsdom lacks.
/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from "node:util";

if (typeof document !== "undefined") {
  require("@testing-library/jest-dom");
  Object.assign(globalThis, { TextDecoder, TextEncoder });
}
