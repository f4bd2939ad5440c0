import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import type { OutsideLink } from "../repositories/desk/outside-link.ts";
import { hasOpened } from "../repositories/people/audit-entry.ts";

/** Minutes for which opening a link again from the same network counts as the same opening. */
const OPENING_MINUTES = 10;

/** Appends to the audit log that a link for somebody outside was opened, and from which network. */
export async function recordOpening(db: Db, { id, message_id, party }: OutsideLink, from: string): Promise<void> {
	if (await hasOpened(db, { message_id, link: id, origin: from }, OPENING_MINUTES)) return;
	const event = { action: "case.opened_outside" as const, object: { kind: "case" as const, id: message_id } };
	await record(db, { actor: null, from, ...event, detail: { link: id, party } });
}
