// Stands in for modules of Gatsby's that load third-party scripts; this site has none.
export const Script = () => null;
export const ScriptStrategy = {};
export const ScriptType = {};
export const partytownSnippet = () => "";
export const scriptStrategy = {};
export const scriptCache = new Set();
export const scriptCallbackCache = new Map();
