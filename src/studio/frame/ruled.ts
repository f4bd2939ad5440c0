/** Lines between the entries of a list. */
export const ruled = { "& > * + *": { borderTopWidth: "1px" } };
