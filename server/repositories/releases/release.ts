import { sql } from "kysely";
import type { ArtefactFile, Manifest } from "../../../schemas/release.ts";
import { timeZoneOf } from "../../../schemas/rules/formats/time-zone.ts";
import { DRAFT_DAYS } from "../../../schemas/rules/portal/draft-life.ts";
import type { Db } from "../../database/connection.ts";
import type { PublicationTable, StoredSource } from "../../database/tables/release-tables.ts";
import { cachedByHash } from "../queries/cached-by-hash.ts";
import { reckonDaysIn } from "../queries/calendar.ts";
import { keepCategories } from "./category-code.ts";
import { categoriesOf } from "./category-document.ts";
import { notePastRelease } from "./purge-note.ts";
import { deleteUnkeptDrafts } from "./unkept-drafts.ts";

/** Channel on which processes tell each other of a publication. */
export const RELEASE_CHANNEL = "portico_release";

/** A release as the one in force. */
export type Current = { version: number; id: string };

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

/** The release in force, or null before the first. */
export async function findCurrent(db: Db): Promise<Current | null> {
	const row = await db
		.selectFrom("publication")
		.select(["version", "release_id as id"])
		.orderBy("version", "desc")
		.limit(1)
		.executeTakeFirst();
	return row ?? null;
}

/** How the release in force came to be. */
export async function findCurrentOrigin(db: Db): Promise<PublicationTable["origin"] | null> {
	const row = await db
		.selectFrom("publication")
		.select("origin")
		.orderBy("version", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.origin ?? null;
}

/** A release's manifest, or null when there is no such release. */
export async function findManifest(db: Db, id: string): Promise<Manifest | null> {
	const row = await db.selectFrom("release").select("manifest").where("id", "=", id).executeTakeFirst();
	return row?.manifest ?? null;
}

/** The one in force, the one before it, and what else jobs and previews still ask for. */
const CACHED_MANIFESTS = 5;

/** Only of releases that have been in force: others may be taken back with the transaction that stores them. */
const manifestAt = cachedByHash(CACHED_MANIFESTS, findManifest);

/** The manifest of the release in force, or null before the first. From memory: nearly every call needs it, and it is large. */
export async function findCurrentManifest(db: Db): Promise<Manifest | null> {
	const current = await findCurrent(db);
	return current ? manifestAt(db, current.id) : null;
}

/** The hash of a form's version in force; null where the current release does not offer it. */
export async function findFormInForce(db: Db, form: string): Promise<string | null> {
	const row = await db
		.selectFrom("publication")
		.innerJoin("release", "release.id", "publication.release_id")
		.select(sql<string | null>`release.manifest -> 'forms' -> ${form}::text ->> 'artefact'`.as("hash"))
		.orderBy("publication.version", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.hash ?? null;
}

/** A release that offers a form. */
export type Offering = { id: string; manifest: Manifest };

/**
 * A release that offered a version of a form, the one requested before all others, then the newest; null where none did, none
 * was in force for as long as a draft lives, or the version or all its releases were revoked.
 */
export async function findOffering(
	db: Db,
	{ form, form_hash, release }: { form: string; form_hash: string; release: string },
): Promise<Offering | null> {
	const row = await db
		.selectFrom("release")
		.innerJoin("release_artefact", "release_artefact.release_id", "release.id")
		.select(["release.id", "release.manifest"])
		.where("release_artefact.name", "=", `${form_hash}.json`)
		.where(sql<boolean>`release.manifest -> 'forms' -> ${form}::text ->> 'artefact' = ${form_hash}`)
		.where(sql<boolean>`not exists (
			select 1 from revocation
			where revocation.form is null and revocation.release_id = release.id
			or revocation.form = ${form} and revocation.form_hash = ${form_hash}
		)`)
		.where(sql<boolean>`exists (
			select 1 from publication
			where publication.release_id = release.id and coalesce((
				select later.published_at from publication as later
				where later.version > publication.version order by later.version limit 1
			), 'infinity') > now() - make_interval(days => ${DRAFT_DAYS})
		)`)
		.orderBy(sql`release.id = ${release}`, "desc")
		.orderBy("release.created_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return row ?? null;
}

/** The ids of stored releases that start with a prefix, at most `limit` of them; `prefix` is hexadecimal. */
export async function findIdsStartingWith(db: Db, prefix: string, limit: number): Promise<string[]> {
	const rows = await db
		.selectFrom("release")
		.select("id")
		.where("id", "like", `${prefix}%`)
		.orderBy("id")
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

/** What a release was compiled from. */
export async function findSources(db: Db, id: string): Promise<StoredSource[] | null> {
	const row = await db.selectFrom("release").select("sources").where("id", "=", id).executeTakeFirst();
	return row?.sources ?? null;
}

/** Those documents that a release was compiled from whose paths begin so: the others stay with the database, which may be megabytes. */
export async function findSourcesUnder(db: Db, id: string, folder: string): Promise<StoredSource[]> {
	const { rows } = await sql<StoredSource>`
		select source ->> 'path' as path, source ->> 'text' as text
		from release, jsonb_array_elements(sources) with ordinality as listed (source, place)
		where id = ${id} and starts_with(source ->> 'path', ${folder})
		order by place
	`.execute(db);
	return rows;
}

/** An artefact's body by its name, or null. */
export async function findArtefact(db: Db, name: string): Promise<string | null> {
	const row = await db.selectFrom("artefact").select("body").where("name", "=", name).executeTakeFirst();
	return row?.body ?? null;
}

/**
 * The body of an artefact that some release has which is not revoked, and that is no revoked version of a form; or null.
 * What is for staff alone, only where `staff` asks for that too. Scripts check a form's answers and tell nothing else, and a
 * browser imports them without a session: they are for everybody.
 */
export async function findServedArtefact(db: Db, name: string, staff = false): Promise<string | null> {
	const row = await db
		.selectFrom("artefact")
		.select("body")
		.where("name", "=", name)
		.$if(!staff && !name.endsWith(".js"), (query) => query.where("artefact.staff", "=", false))
		.where(sql<boolean>`exists (
			select 1 from release_artefact as had
			where had.name = artefact.name and not exists (
				select 1 from revocation where revocation.form is null and revocation.release_id = had.release_id
			)
		)`)
		.where(sql<boolean>`not exists (
			select 1 from revocation where revocation.form_hash || '.json' = artefact.name
		)`)
		.executeTakeFirst();
	return row?.body ?? null;
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

/** The artefacts of a release that are for everybody, and not revoked. */
export const findPublicFiles = (db: Db, id: string): Promise<ArtefactFile[]> =>
	db
		.selectFrom("release_artefact")
		.innerJoin("artefact", "artefact.name", "release_artefact.name")
		.select(["artefact.name", "artefact.body"])
		.where("release_id", "=", id)
		.where("artefact.staff", "=", false)
		.where(sql<boolean>`not exists (select 1 from revocation where revocation.form_hash || '.json' = artefact.name)`)
		.execute();

/** The artefacts of a release. */
export const findFiles = (db: Db, id: string): Promise<ArtefactFile[]> =>
	db
		.selectFrom("release_artefact")
		.innerJoin("artefact", "artefact.name", "release_artefact.name")
		.select(["artefact.name", "artefact.body"])
		.where("release_id", "=", id)
		.execute();
