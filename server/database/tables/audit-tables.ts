import type { GeneratedAlways, JSONColumnType } from "kysely";
import type { TimeByDefault } from "./column-types.ts";

/** What somebody of the staff did. Rows are only added; the database refuses anything else. */
export type AuditEntryTable = {
	id: GeneratedAlways<number>;
	at: TimeByDefault;
	/** Null for what the portal did by itself. */
	actor_id: string | null;
	actor: string;
	action: string;
	object_kind: string;
	object_id: string;
	detail: JSONColumnType<Record<string, unknown>>;
	/** The network that it was done from. */
	origin: string;
};

/** An entry's place in the chain, which the database writes. */
export type AuditLinkTable = { number: number; entry_id: number; hash: Buffer };
