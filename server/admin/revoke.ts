import type { Manifest } from "../../schemas/release.ts";
import type { AuditEvent } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { lockPublishing } from "../repositories/releases/publication.ts";
import { findCurrent, findManifest } from "../repositories/releases/release.ts";
import { insertRevocation, type Revoked } from "../repositories/releases/revocation.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import { releaseNamed } from "./demands.ts";

/** The release, or the version of a form, that a name and a form's id mean. Throws 404 where the release has no such form. */
function revokedBy(id: string, manifest: Manifest, form: string | undefined): Revoked {
	if (form === undefined) return { release_id: id, form: null, form_hash: null };
	const version = Object.hasOwn(manifest.forms, form) ? manifest.forms[form] : undefined;
	if (!version) throw absent();
	return { release_id: id, form, form_hash: version.artefact };
}

/** Refuses to revoke what is in force: nothing would be left in its place. */
async function demandSuperseded(db: Db, { release_id, form, form_hash }: Revoked): Promise<void> {
	const current = await findCurrent(db);
	const manifest = current ? await findManifest(db, current.id) : null;
	if (form === null && current?.id === release_id)
		throw new Refusal(409, "This release is in force. Restore or publish another first.");
	if (form !== null && manifest?.forms[form]?.artefact === form_hash)
		throw new Refusal(409, "This version of the form is in force. Restore or publish another first.");
}

/** Which part of a release is revoked, why and by whom. */
type Revoking = {
	form: string | undefined;
	reason: string;
	author_id: string;
	record(event: AuditEvent, transaction: Db): Promise<void>;
};

/**
 * Revokes a release, or the version of one form that it has, for ever: it does not come in force again, nothing more is filed
 * with it, and its parts that no other release has are not served any more. Throws 404 where there is no such thing, 409 where
 * it is in force, was revoked before, or the name is of several.
 */
export async function revoke(db: Db, name: string, { form, reason, author_id, record }: Revoking): Promise<Revoked> {
	return db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		const { id, manifest } = await releaseNamed(transaction, name);
		const revoked = revokedBy(id, manifest, form);
		await demandSuperseded(transaction, revoked);
		if (!(await insertRevocation(transaction, { ...revoked, reason, author_id })))
			throw new Refusal(409, "This was revoked before.");
		const detail = { reason, ...(form !== undefined && { form }) };
		await record({ action: "release.revoked", object: { kind: "release", id }, detail }, transaction);
		return revoked;
	});
}
