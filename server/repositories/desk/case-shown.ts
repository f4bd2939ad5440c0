import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/**
 * What of some cases is shown to whoever follows them, by id, as a digest: state, reply, rating, publication, what was done, and until when.
 * Who works on a case, notes between colleagues and who has it open are no part of it: a stream that tells of this tells of nothing else.
 */
export async function shownDigests(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const { rows } = await sql<{ id: string; digest: string }>`
		select message.id, md5(row(status, reply, rating, published, public_attachments, category_id, merged_into,
			(select max(position) from message_flow where message_id = message.id),
			(select count(*) from case_extension where message_id = message.id))::text) as digest
		from message where id = any(${ids}::uuid[])
	`.execute(db);
	return new Map(rows.map(({ id, digest }) => [id, digest]));
}
