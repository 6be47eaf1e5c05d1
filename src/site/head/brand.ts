// The same colours as in src/styles/tokens/_palette.scss; a test compares them.

/** Colour of the browser's own bars around the site. */
export const themeColour = "#0b5d55";

/** Ground shown while the installed site starts. */
export const backgroundColour = "#f6f1e8";

/** What a shared picture is made of: the dark ground ($ink), the mark on it ($river-bright), and words beside the name ($mist). */
export const shareColours = { ground: "#0d1719", mark: "#7fd6c6", words: "#c0cfcc" } as const;

/** The mark of the logo, drawn in a square of 32: a gum leaf that is also a drop of water. A test compares it with components/logo. */
export const markOutline =
  "M16 1.5C9 9.5 5.5 14.6 5.5 20a10.5 10.5 0 0 0 21 0C26.5 14.6 23 9.5 16 1.5Z";
export const markVeins = "M16 9v18.5M16 16.5l4.6-4M16 22l5.6-5M16 19.5l-4-3.6";
