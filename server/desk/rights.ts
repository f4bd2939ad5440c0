import type { UserRow } from "../database/tables.ts";
import { mayWithCases } from "../policies/case-policy.ts";

/** Whether somebody works at the desk at all: there can be a case that they read. */
export const mayWorkAtDesk = (user: UserRow): boolean => mayWithCases(user, "read");
