import { sql } from "kysely";
import type { Manifest } from "../../../schemas/release.ts";
import { DRAFT_DAYS } from "../../../schemas/rules/portal/draft-life.ts";
import type { Db } from "../../database/connection.ts";
import type { PublicationTable, StoredSource } from "../../database/tables/release-tables.ts";
import { cachedByHash } from "../queries/cached-by-hash.ts";

/** A release as the one in force. */
export type Current = { version: number; id: string };

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
