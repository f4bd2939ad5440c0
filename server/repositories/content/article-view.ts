import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** Who opened an article, as far as it can be told without a cookie. */
type Visitor = { ip: string; agent: string; token: string | null };

/** The session, or else address and browser; with the day under a key, so that it can't be turned back or followed. */
function visitorHash(secret: Buffer, { ip, agent, token }: Visitor, day: string): Buffer {
	const who = token === null ? `address\n${ip}\n${agent}` : `session\n${token}`;
	return createHmac("sha256", secret).update(`view\n${day}\n${who}`).digest().subarray(0, 16);
}

/** Counts a view of an article unless the visitor opened it today already; returns whether it counted. */
export async function countView(db: Db, articleId: string, visitor: Visitor, secret: Buffer): Promise<boolean> {
	const day = new Date().toISOString().slice(0, 10);
	const { rows } = await sql<{ id: string }>`
		with visit as (
			insert into article_view (day, visitor, article_id)
			values (${day}, ${visitorHash(secret, visitor, day)}, ${articleId})
			on conflict do nothing returning article_id
		)
		update article set views = views + 1 from visit where article.id = visit.article_id returning article.id
	`.execute(db);
	return rows.length > 0;
}

/** Forgets who opened what before today. */
export async function deleteOldViews(db: Db): Promise<void> {
	await deleteInBatches(db, "article_view", sql`day < (now() at time zone 'UTC')::date`);
}
