import type { AuditAction } from "../audit/actions.ts";
import { record } from "../audit/record.ts";
import { demandCase } from "../cases/demand-case.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { networkOf } from "../login/network.ts";
import type { CaseOperation } from "../policies/case-policy.ts";
import { notifyOfVersion } from "../repositories/desk/case-presence.ts";
import { type LockedCase, lockCase } from "../repositories/messages/message-status.ts";
import type { Services } from "../services.ts";
import { absent, Refusal } from "../wire/refusal.ts";

/** A case, and the version of it that somebody has before their eyes; null where a step is meant for it as it is. */
export type SeenCase = { id: string; version: number | null };

/** Who changes a case, what that is to the policies, and what the audit log says of it. */
export type Changing<T = unknown> = {
	user: UserRow;
	/** Where the request comes from. */
	request: { ip: string };
	operation: CaseOperation;
	/** `case.changed` unless said; where it hangs on what was done, by that. */
	action?: AuditAction | ((done: T) => AuditAction);
	detail?: Record<string, unknown>;
};

const outdated = (version: number) =>
	new Refusal(
		409,
		"Somebody else has changed this case meanwhile. Look at what is new; send again if yours still holds.",
		{
			data: { version },
		},
	);

/** The version of a case after a change. */
export async function versionOf(db: Db, id: string): Promise<number> {
	const { version } = await db.selectFrom("message").select("version").where("id", "=", id).executeTakeFirstOrThrow();
	return version;
}

/**
 * Changes a case in a transaction, nobody else changing it meanwhile. Throws 403 without the right, 404 where there is no such
 * case, and 409 where it is another version than the one seen: once, for whoever sends the same again has been notified.
 */
export async function changeCase<T>(
	{ db }: Pick<Services, "db">,
	{ id, version }: SeenCase,
	{ user, request, operation, action = "case.changed", detail = {} }: Changing<T>,
	change: (transaction: Db, found: LockedCase) => Promise<T>,
): Promise<T> {
	await demandCase(db, user, id, operation);
	const outcome = await db.transaction().execute(async (transaction) => {
		const found = await lockCase(transaction, id);
		if (!found) throw absent();
		// Told outside of what fails: that somebody was told must be known when they send again.
		const isOutdated = version !== null && found.version !== version;
		if (isOutdated && (await notifyOfVersion(transaction, id, user.id, found.version)))
			return { notified: found.version };
		const done = await change(transaction, found);
		const named = typeof action === "function" ? action(done) : action;
		const event = { action: named, object: { kind: "case" as const, id }, detail };
		await record(transaction, { actor: user, from: networkOf(request.ip), ...event });
		return { notified: null, done };
	});
	if (outcome.notified !== null) throw outdated(outcome.notified);
	return outcome.done;
}
