import { sql } from "kysely";
import type { Db } from "../../server/database/connection.ts";

/** How much a portal holds of what its operation grows with. */
export type Amounts = { accounts: number; releases: number; uploads: number };

/** One in so many accounts has a session and a draft. */
const ACTIVE = 5;

const missing = async (db: Db, table: "app_user" | "release" | "upload", wanted: number): Promise<number> => {
	const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
	return Math.max(0, wanted - (rows[0]?.count ?? 0));
};

async function addAccounts(db: Db, amount: number): Promise<void> {
	await sql`
		with added as (
			insert into app_user (mobile, nickname)
			select 'scale-' || gen_random_uuid(), 'Somebody' from generate_series(1, ${amount}) returning id
		), active as (
			select id from added where random() < ${1 / ACTIVE}
		), sessions as (
			insert into session (token_hash, user_id, expires_at)
			select sha256(gen_random_uuid()::text::bytea), id, now() + interval '30 days' from active
		)
		insert into draft (user_id, form, form_hash, data, version, expires_at)
		select id, 'complaint', (select manifest #>> '{forms,complaint,artefact}' from release limit 1), '{"title": "Half a sentence"}', 1,
			now() + interval '30 days' from active
	`.execute(db);
}

/** Releases with the manifest and artefacts of the one in force; what they were made from is left out, as no start reads it. */
async function addReleases(db: Db, amount: number): Promise<void> {
	await sql`
		with pattern as (
			select id, manifest from release where id = (select release_id from publication order by version limit 1)
		), added as (
			insert into release (id, manifest, sources)
			select md5(gen_random_uuid()::text) || n, manifest, '[]' from pattern, generate_series(1, ${amount}) as n returning id
		), linked as (
			insert into release_artefact (release_id, name)
			select added.id, name from added, (
				select name from release_artefact where release_id = (select id from pattern)
			) as own
		)
		insert into publication (release_id, origin) select id, 'published' from added
	`.execute(db);
	await sql`
		insert into publication (release_id, origin) select release_id, 'restored' from publication order by version limit 1
	`.execute(db);
}

/** Files of 3.5 MB each, by their rows alone, of cases that are there. */
async function addUploads(db: Db, amount: number): Promise<void> {
	await sql`
		insert into upload (id, message_id, name, size, mime, file, thumbnail)
		select id, message_id, 'photo.jpg', 3500000, 'image/jpeg', id, id || '-thumbnail'
		from (
			select gen_random_uuid()::text as id, message.id as message_id
			from message, generate_series(1, (${amount} / greatest((select count(*) from message), 1) + 1)::integer) limit ${amount}
		) as made
	`.execute(db);
}

/** Fills a portal's database up to these amounts. */
export async function fillOperations(db: Db, { accounts, releases, uploads }: Amounts): Promise<void> {
	await addAccounts(db, await missing(db, "app_user", accounts));
	const more = await missing(db, "release", releases);
	if (more > 0) await addReleases(db, more);
	await addUploads(db, await missing(db, "upload", uploads));
	await sql`vacuum analyze app_user, session, draft, release, release_artefact, publication, upload`.execute(db);
}

/** Old rows that the next purge finds. */
export const addOldRows = (db: Db, amount: number) =>
	sql`
		insert into user_log (type, path, at, created_at)
		select 'visit', '/', now(), now() - interval '100 days' from generate_series(1, ${amount})
	`.execute(db);
