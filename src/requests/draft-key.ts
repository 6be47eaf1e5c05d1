/** The key of a form's draft in the storage of the tab. */
export const draftKey = (form: string): string => `request-${form}`;
