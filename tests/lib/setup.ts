// Adds matchers such as toBeVisible to the tests that have a document.
/// <reference types="@testing-library/jest-dom" />

if (typeof document !== "undefined") require("@testing-library/jest-dom");
