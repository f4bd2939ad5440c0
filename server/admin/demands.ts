import type { Manifest } from "../../schemas/release.ts";
import type { Db } from "../database/connection.ts";
import { findCurrent, findIdsStartingWith, findManifest } from "../repositories/releases/release.ts";
import { absent, Refusal } from "../wire/refusal.ts";

/** Refuses to publish over a release that the editor has not seen; null publishes over any. */
export async function demandUnchanged(db: Db, expected: string | null): Promise<void> {
	if (expected === null) return;
	const current = await findCurrent(db);
	if (current?.id !== expected)
		throw new Refusal(409, "Somebody else has published in the meantime.", { data: { current: current?.id ?? null } });
}

/** The fewest characters of an id that name a release, where no other starts with them. */
const SHORTEST_ID = 4;
const IS_ID_PREFIX = new RegExp(`^[0-9a-f]{${SHORTEST_ID},64}$`);

/** The release that an id, or the beginning of one, names. Throws 404 where it is none, 409 with their ids where several. */
export async function releaseNamed(db: Db, name: string): Promise<{ id: string; manifest: Manifest }> {
	const ids = IS_ID_PREFIX.test(name) ? await findIdsStartingWith(db, name, 5) : [];
	const [id] = ids;
	const manifest = id === undefined ? null : await findManifest(db, id);
	if (id === undefined || manifest === null) throw absent();
	if (ids.length > 1)
		throw new Refusal(409, "Several releases begin so. Please give more of the id.", { data: { ids } });
	return { id, manifest };
}
