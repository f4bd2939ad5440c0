import type { UserRow } from "../database/tables.ts";

/** Whether a user works for the portal: what they do is recorded. */
export const isStaff = ({ roles }: UserRow): boolean => roles.length > 0;

/** Whether a user works on cases. */
export const mayHandle = ({ roles }: UserRow): boolean => roles.includes("handler") || roles.includes("administrator");

/** Whether a user releases documents. */
export const mayPublish = ({ roles }: UserRow): boolean =>
	roles.includes("publisher") || roles.includes("administrator");

/** Whether a user changes documents in draft releases. */
export const mayEdit = (user: UserRow): boolean => user.roles.includes("editor") || mayPublish(user);
