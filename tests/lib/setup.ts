// Matchers such as toBeVisible, for the tests that run with a document.
/// <reference types="@testing-library/jest-dom" />

if (typeof document !== "undefined") require("@testing-library/jest-dom");
