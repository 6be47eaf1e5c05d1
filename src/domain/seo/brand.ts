// The same colours as $river and $sandstone in src/styles/tokens/_palette.scss; a test compares them.

/** Colour of the browser's own bars around the site. */
export const themeColour = "#0b5d55";

/** Ground shown while the installed site starts. */
export const backgroundColour = "#f6f1e8";
