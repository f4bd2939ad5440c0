import type { Manifest } from "../../schemas/release.ts";
import type { Db } from "../database/connection.ts";
import { findRevocationOf } from "../repositories/releases/revocation.ts";
import { Refusal } from "../wire/refusal.ts";

/** Refuses what was revoked: it does not come in force again. */
export async function demandUnrevoked(db: Db, id: string, manifest: Manifest): Promise<void> {
	const found = await findRevocationOf(db, id, manifest);
	if (!found) return;
	const { form, reason } = found;
	if (form === null) throw new Refusal(409, "This release was revoked: {reason}", { values: { reason } });
	throw new Refusal(409, "The form {form} stands here in a version that was revoked: {reason}", {
		values: { form, reason },
	});
}
