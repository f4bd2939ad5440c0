/**
 * Lines between the entries of a list. Not by `* + *`: with a rule of that form in a page, each element that comes or goes has
 * the styles of all in its parent found anew.
 */
export const ruled = { "& > :where(:not(:first-child))": { borderTopWidth: "1px" } };
