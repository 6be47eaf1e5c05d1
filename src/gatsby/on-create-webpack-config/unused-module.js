// Stands in for parts of Gatsby's runtime that this site never uses; the names are those that its other parts import.
export const Script = () => null;
export const ScriptStrategy = {};
export const scriptCache = new Set();
export const scriptCallbackCache = new Map();
export const partytownSnippet = () => "";
export const headHandlerForBrowser = () => undefined;
