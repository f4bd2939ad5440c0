import { sql } from "kysely";
import type { Hash, Manifest } from "../../../schemas/release.ts";
import type { Db } from "../../database/connection.ts";
import type { Revocation } from "../../database/tables/release-tables.ts";
import { RELEASE_CHANNEL } from "./publication.ts";

/** How many revoked versions are named to browsers, the last ones first. The server refuses older ones all the same. */
const MAX_NAMED = 200;

/** What is revoked: a release, or the version of a form that it has. */
export type Revoked = Pick<Revocation, "release_id" | "form" | "form_hash">;

/** Records a revocation; false where the same was revoked before. Every process hears of it when the transaction commits. */
export async function insertRevocation(
	db: Db,
	revoked: Revoked & { reason: string; author_id: string },
): Promise<boolean> {
	const row = await db
		.insertInto("revocation")
		.values(revoked)
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (row) await sql`select pg_notify(${RELEASE_CHANNEL}, ${revoked.release_id})`.execute(db);
	return row !== undefined;
}

/** Why a release may not come in force: it was revoked, or a version of a form that it has; null where it may. */
export async function findRevocationOf(db: Db, id: string, { forms }: Pick<Manifest, "forms">) {
	const versions = Object.entries(forms).map(([form, { artefact }]) => `${form} ${artefact}`);
	const row = await db
		.selectFrom("revocation")
		.select(["form", "reason", "revoked_at"])
		.where((is) =>
			is.or([
				is.and([is("release_id", "=", id), is("form", "is", null)]),
				sql<boolean>`form || ' ' || form_hash = any(${versions})`,
			]),
		)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return row ?? null;
}

/** Revocations with who made them, newest first. */
export function listRevocations(db: Db, limit: number) {
	return db
		.selectFrom("revocation")
		.leftJoin("app_user", "app_user.id", "revocation.author_id")
		.select(["release_id", "form", "form_hash", "reason", "revoked_at", "app_user.nickname as author"])
		.orderBy("revocation.id", "desc")
		.limit(limit)
		.execute();
}

/** Which revocation is the newest; 0 before the first. */
export async function newestRevocation(db: Db): Promise<number> {
	const row = await db
		.selectFrom("revocation")
		.select((is) => is.fn.max("id").as("id"))
		.executeTakeFirst();
	return Number(row?.id ?? 0);
}

/** The versions of forms that only revoked releases offered, or that were revoked themselves. */
export async function listRevokedForms(db: Db): Promise<Hash[]> {
	const { rows } = await sql<{ hash: Hash }>`
		select hash from (
			select form_hash as hash, id from revocation where form is not null
			union all
			select version.value ->> 'artefact', revocation.id
			from revocation
			join release on release.id = revocation.release_id
			cross join jsonb_each(release.manifest -> 'forms') as version
			where revocation.form is null and not exists (
				select 1 from release_artefact offered
				where offered.name = version.value ->> 'artefact' || '.json'
				and not exists (select 1 from revocation r where r.form is null and r.release_id = offered.release_id)
			)
		) revoked
		group by hash order by max(id) desc, hash limit ${MAX_NAMED}`.execute(db);
	return rows.map(({ hash }) => hash);
}

/** Which of some versions of forms were revoked by themselves. */
export async function revokedAmong(db: Db, hashes: readonly Hash[]): Promise<ReadonlySet<Hash | null>> {
	const rows = await db.selectFrom("revocation").select("form_hash").where("form_hash", "in", hashes).execute();
	return new Set(rows.map(({ form_hash }) => form_hash));
}
