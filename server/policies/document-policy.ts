import type { RightHolder } from "./rights.ts";

const has = ({ roles }: RightHolder, ...any: RightHolder["roles"]) => roles.some((role) => any.includes(role));

/** Whether somebody reads the documents in force as they were written. */
export const mayReadDocuments = (holder: RightHolder): boolean => holder.roles.length > 0;

/** Whether somebody releases documents. */
export const mayPublish = (holder: RightHolder): boolean => has(holder, "publisher", "administrator");

/** Whether somebody changes documents in draft releases. */
export const mayEdit = (holder: RightHolder): boolean => has(holder, "editor", "publisher", "administrator");
