import type { RightHolder } from "./rights.ts";

/** Whether somebody keeps articles, projects and notices: writes, publishes and takes back. */
export const mayKeepContent = ({ roles }: RightHolder): boolean =>
	roles.some((role) => role === "editor" || role === "publisher" || role === "administrator");
