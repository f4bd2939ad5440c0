import { isOneOf } from "../../../schemas/json/one-of.ts";
import type { UserRow } from "../../database/tables.ts";

/** What somebody may do for the portal, wherever it is not about a category or team. */
export const ROLES = ["editor", "publisher", "handler", "administrator"] as const satisfies UserRow["roles"];

/** Whether a text is one of them. */
export const isRole = (text: unknown) => isOneOf(ROLES, text);

/** One of them. */
export type Role = UserRow["roles"][number];
