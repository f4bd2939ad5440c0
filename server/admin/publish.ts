import type { DocumentSource } from "../../schemas/compiler/index.ts";
import type { Db } from "../database/connection.ts";
import { findCurrent, findIdsBeginning, insertRelease, lockPublishing, makeCurrent } from "../repositories/release.ts";
import type { Services } from "../services.ts";
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
 * Compiles documents in a worker thread and makes them the current release in one transaction: a portal is never half
 * published. Throws 409 when the current release is not `expected` any more, before the documents are compiled and after;
 * 422 with the diagnostics when they have errors.
 */
export async function publish(
	{ db, compiler }: Pick<Services, "db" | "compiler">,
	sources: DocumentSource[],
	expected: string | undefined,
	editor: Editor,
) {
	await demandUnchanged(db, expected);
	const { release, diagnostics } = await compiler.compile(sources);
	if (!release) throw new Refusal(422, "The documents have errors and were not published.", { data: { diagnostics } });
	await db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		await demandUnchanged(transaction, expected);
		await insertRelease(transaction, release, sources);
		await makeCurrent(transaction, release.id, { origin: "published", ...editor });
	});
	return { id: release.id, diagnostics };
}

/** So many characters of an id name a release, where no other begins so. */
const SHORTEST_ID = 4;
const IS_BEGINNING = new RegExp(`^[0-9a-f]{${SHORTEST_ID},64}$`);

/** The release that an id, or the beginning of one, names. Throws 404 where it is none, 409 with their ids where several. */
async function releaseNamed(db: Db, name: string): Promise<string> {
	const ids = IS_BEGINNING.test(name) ? await findIdsBeginning(db, name, 5) : [];
	const [id] = ids;
	if (id === undefined) throw absent();
	if (ids.length > 1)
		throw new Refusal(409, "Several releases begin so. Please give more of the id.", { data: { ids } });
	return id;
}

/** Makes an earlier release the current one again, and returns its id. Throws 404 or 409 where the name leads to no one release. */
export async function restore(db: Db, name: string, editor: Editor): Promise<string> {
	return db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		const id = await releaseNamed(transaction, name);
		await makeCurrent(transaction, id, { origin: "restored", ...editor });
		return id;
	});
}
