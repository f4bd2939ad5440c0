import type { RightHolder } from "./rights.ts";

/** Whether somebody reads, searches and exports the audit log, and watches what the portal uses up. */
export const mayReadLog = ({ roles }: RightHolder): boolean => roles.includes("administrator");

/** Whether somebody opens one restricted case that they have no right to, for a while, with a reason, on record. */
export const mayOpenByException = ({ roles }: RightHolder): boolean => roles.includes("administrator");
