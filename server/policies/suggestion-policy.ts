import type { RightHolder } from "./rights.ts";

/** Whether somebody says whether and by what categories are suggested. */
export const maySetSuggestions = ({ roles }: RightHolder): boolean => roles.includes("administrator");
