import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { staffName } from "../login/staff-name.ts";
import { hasRead, insertAuditEntry } from "../repositories/people/audit-entry.ts";
import type { AuditAction, AuditObjectKind } from "./actions.ts";

/** What is done to what; `detail` says how, in values that anybody who reads the log may see: no content of cases. */
export type AuditEvent = {
	action: AuditAction;
	object: { kind: AuditObjectKind; id: string };
	detail?: Record<string, unknown>;
};

/** Who does it, and from which network. A null actor is the portal itself. */
export type AuditActor = { actor: Pick<UserRow, "id" | "nickname" | "mobile"> | null; from: string };

/**
 * Appends to the audit log, in the transaction of what is recorded: neither stands without the other. The database chains
 * the entry to the one before as the transaction ends (migration 40).
 */
export async function record(
	transaction: Db,
	{ actor, from, action, object, detail = {} }: AuditEvent & AuditActor,
): Promise<void> {
	await insertAuditEntry(transaction, {
		actor_id: actor?.id ?? null,
		actor: actor ? staffName(actor) : "",
		action,
		object_kind: object.kind,
		object_id: object.id,
		detail: JSON.stringify(detail),
		origin: from,
	});
}

/** Minutes for which reading the same thing again counts as the same reading: screens ask anew by themselves. */
const READING_MINUTES = 10;

/** Appends to the audit log that somebody read a case or an attachment of others; once in ten minutes. */
export async function recordReading(
	db: Db,
	by: { actor: Pick<UserRow, "id" | "nickname" | "mobile">; from: string },
	object: { kind: "case" | "attachment"; id: string },
	detail: Record<string, unknown> = {},
): Promise<void> {
	const reading = { action: `${object.kind}.read` as const, object, detail };
	if (await hasRead(db, { actor_id: by.actor.id, object_id: object.id, ...reading }, READING_MINUTES)) return;
	await record(db, { ...by, ...reading });
}
