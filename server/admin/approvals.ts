import type { AuditEvent } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { insertApproval, listApprovals, listAuthors } from "../repositories/releases/release-approval.ts";
import { Refusal } from "../wire/refusal.ts";

/** Whether the site in force wants a second person's approval: what a draft says of it holds once it was published. */
export async function wantsApproval(db: Db): Promise<boolean> {
	const manifest = await findCurrentManifest(db);
	return manifest?.site.publishing?.approval === true;
}

/** Approves a draft release as it stands. Throws 403 to whoever has edited it, 409 where it has changed since it was looked at. */
export async function approveDraft(
	db: Db,
	draft: { id: string; version: number; state: string },
	{
		user_id,
		version,
		note,
		record,
	}: {
		user_id: string;
		version: number;
		note: string;
		record(event: AuditEvent, transaction: Db): Promise<void>;
	},
): Promise<void> {
	if (draft.state !== "open") throw new Refusal(409, "This draft release was published or discarded.");
	if (draft.version !== version) throw new Refusal(409, "This was changed since you looked at it. Please look again.");
	if ((await listAuthors(db, draft.id)).has(user_id))
		throw new Refusal(403, "You have edited this yourself. Somebody else has to approve it.");
	await db.transaction().execute(async (transaction) => {
		await insertApproval(transaction, { draft_id: draft.id, version, user_id, note });
		const object = { kind: "draft_release", id: draft.id } as const;
		await record({ action: "release.approved", object, detail: { version, note } }, transaction);
	});
}

/** Who has approved a draft release as it stands, and whether somebody has to. */
export async function approvalOf(db: Db, draft: { id: string; version: number }) {
	const approvals = await listApprovals(db, draft.id);
	return {
		wanted: await wantsApproval(db),
		approvals: approvals
			.filter(({ version }) => version === draft.version)
			.map(({ name, user_id, note, approved_at }) => ({ name, user_id, note, approved_at: approved_at.toISOString() })),
	};
}

/** Throws 409 where the site wants an approval and nobody but who publishes and who edited has given it. */
export async function demandApproval(db: Db, draft: { id: string; version: number }, publisher: string): Promise<void> {
	const { wanted, approvals } = await approvalOf(db, draft);
	if (!wanted) return;
	const authors = await listAuthors(db, draft.id);
	if (!approvals.some(({ user_id }) => user_id !== publisher && !authors.has(user_id)))
		throw new Refusal(409, "Somebody else has to approve this before it is published.", { data: { approval: true } });
}
