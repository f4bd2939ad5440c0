import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/**
 * Stores closed cases with the answers of one, `more` put over them, each filed by nobody and replied to; in its category unless
 * one is named. Their ids follow from its words, so each run has the same.
 */
export async function closedCasesLike(
	db: Db,
	id: string,
	count: number,
	more: object = {},
	category: string | null = null,
) {
	await sql`
		insert into message (id, number, user_id, form, form_hash, release_id, category_id, restricted, confidential, title, data, labels,
			status, reply, replied_at, idempotency_owner, idempotency_key, request_digest, public_text)
		select md5(message.data::text || ${JSON.stringify(more)} || n)::uuid, left(md5(message.data::text || ${JSON.stringify(more)} || n), 12), null, form, form_hash, release_id,
			category.id, category.restricted, category.never_published, title, data || ${JSON.stringify(more)}::jsonb, labels,
			'closed', '<p>Done.</p>', now(), 'example', gen_random_uuid()::text, '', public_text
		from message join category on category.code = coalesce(${category}::text, (select code from category as own where own.id = message.category_id)),
			generate_series(1, ${count}::integer) as n
		where message.id = ${id}
	`.execute(db);
}
