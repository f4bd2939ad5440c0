import { sql } from "kysely";
import type { Manifest } from "../../../schemas/release.ts";
import { timeZoneOf } from "../../../schemas/rules/formats/time-zone.ts";
import type { Db } from "../../database/connection.ts";
import type { PublicationTable } from "../../database/tables/release-tables.ts";
import { reckonDaysIn } from "../queries/calendar.ts";
import { keepCategories } from "./category-code.ts";
import { categoriesOf } from "./category-document.ts";
import { notePastRelease } from "./purge-note.ts";
import { findCurrent, findCurrentManifest, findManifest } from "./release.ts";
import { deleteUnkeptDrafts } from "./unkept-drafts.ts";

/** Channel on which processes tell each other of a publication. */
export const RELEASE_CHANNEL = "portico_release";

/** What a publication is written down with. */
type Publication = {
	origin: PublicationTable["origin"];
	author_id: string | null;
	note: string;
	overridden?: boolean;
};

const PUBLISH_LOCK = 7_150_212;

/** Makes publishers take turns until the end of the transaction. */
export async function lockPublishing(db: Db): Promise<void> {
	await sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`.execute(db);
}

/**
 * Makes a stored release the current one, calculates days in its time zone, holds cases to its categories and deletes drafts
 * that its forms keep no more; every process hears of it when the transaction commits.
 */
export async function makeCurrent(db: Db, id: string, publication: Publication): Promise<void> {
	const past = await findCurrent(db);
	await db
		.insertInto("publication")
		.values({ release_id: id, ...publication })
		.execute();
	if (past && past.id !== id) await notePastRelease(db, past.id);
	const manifest = await findManifest(db, id);
	if (manifest) await holdTo(db, manifest);
	// What it shows of stored cases is applied at the next look at what is due (server/jobs/apply-visibility.ts), and it is copied.
	await sql`update job set run_after = now() where name in ('apply_visibility', 'copy_site')`.execute(db);
	await sql`select pg_notify(${RELEASE_CHANNEL}, ${id})`.execute(db);
}

/** Makes what is stored fit what a release says of days, categories and drafts. */
async function holdTo(db: Db, manifest: Manifest): Promise<void> {
	await reckonDaysIn(db, timeZoneOf(manifest.site));
	await keepCategories(db, await categoriesOf(db, manifest));
	await deleteUnkeptDrafts(db, manifest);
}

/** Calculates days in the time zone of the current release, as after an update of the portal that found it published. */
export async function reckonDaysAsPublished(db: Db): Promise<void> {
	const manifest = await findCurrentManifest(db);
	if (manifest) await reckonDaysIn(db, timeZoneOf(manifest.site));
}

/** Publications, newest first. */
export function listPublications(db: Db, limit: number) {
	return db
		.selectFrom("publication")
		.leftJoin("app_user", "app_user.id", "publication.author_id")
		.select([
			"version",
			"release_id as id",
			"origin",
			"note",
			"overridden",
			"published_at",
			"app_user.nickname as author",
		])
		.orderBy("version", "desc")
		.limit(limit)
		.execute();
}

/** The release of a publication, and that of the one before; null where there is no such publication. */
export async function findPublicationPair(
	db: Db,
	version: number,
): Promise<{ id: string; before: string | null } | null> {
	const [own, former] = await db
		.selectFrom("publication")
		.select(["version", "release_id"])
		.where("version", "<=", version)
		.orderBy("version", "desc")
		.limit(2)
		.execute();
	return own && Number(own.version) === version ? { id: own.release_id, before: former?.release_id ?? null } : null;
}
