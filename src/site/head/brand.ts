// The same colours as in src/styles/tokens/_palette.scss; a test compares them.

/** Colour of the browser's own bars around the site. */
export const themeColour = "#0b5d55";

/** Ground shown while the installed site starts. */
export const backgroundColour = "#f6f1e8";

/** What a shared picture is made of: the dark ground ($ink), the mark on it ($river-bright), and words beside the name ($mist). */
export const shareColours = { ground: "#0d1719", mark: "#7fd6c6", words: "#c0cfcc" } as const;
