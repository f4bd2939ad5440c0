import { compile, type DocumentSource } from "../../schemas/compiler/index.ts";
import type { Db } from "../database/connection.ts";
import { findCurrent, findManifest, insertRelease, lockPublishing, makeCurrent } from "../repositories/release.ts";
import { absent, Refusal } from "../wire/refusal.ts";

/** Who publishes, and what for. */
type Editor = { author_id: string; note: string };

/** Refuses to publish over a release that the editor has not seen. */
async function demandUnchanged(db: Db, expected: string | undefined): Promise<void> {
	if (expected === undefined) return;
	const current = await findCurrent(db);
	if (current?.id !== expected)
		throw new Refusal(409, "Somebody else has published in the meantime.", { data: { current: current?.id ?? null } });
}

/**
 * Compiles documents and makes them the current release, all in one transaction: a portal is never half published.
 * Throws 422 with the diagnostics when they have errors, 409 when the current release is not `expected` any more.
 */
export async function publish(db: Db, sources: DocumentSource[], expected: string | undefined, editor: Editor) {
	const { release, diagnostics } = compile(sources);
	if (!release) throw new Refusal(422, "The documents have errors and were not published.", { data: { diagnostics } });
	await db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		await demandUnchanged(transaction, expected);
		await insertRelease(transaction, release, sources);
		await makeCurrent(transaction, release.id, { origin: "published", ...editor });
	});
	return { id: release.id, diagnostics };
}

/** Makes an earlier release the current one again. Throws 404 when there is no such release. */
export async function restore(db: Db, id: string, editor: Editor): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		if (!(await findManifest(transaction, id))) throw absent();
		await makeCurrent(transaction, id, { origin: "restored", ...editor });
	});
}
