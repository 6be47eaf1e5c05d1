/** How words begin that stand only to be replaced; the check names those that are left. */
export const placeholder = "Write here:";
