import { sql } from "kysely";
import { openDatabase } from "../../server/database/connection.ts";
import { seedScale } from "../../server/seeding/seed-scale.ts";
import { FILLING } from "./filling.ts";

/** Fills the embedded database of a running portal so that every list has so many rows, a user's own lists included. */
export async function fillPortal(folder: string, rows: number, userId: string): Promise<void> {
	const { db, close } = await openDatabase({ url: process.env.DATABASE_URL ?? null, folder, use: FILLING });
	try {
		const { rows: counts } = await sql<{ cases: number; articles: number; projects: number }>`
			select (select count(*) from message) as cases, (select count(*) from article) as articles,
				(select count(*) from project) as projects
		`.execute(db);
		const have = counts[0] ?? { cases: 0, articles: 0, projects: 0 };
		await seedScale(db, {
			cases: Math.max(0, rows - have.cases),
			articles: Math.max(0, rows - have.articles),
			projects: Math.max(0, rows - have.projects),
			reporter: userId,
		});
		// The example cases, and those that an earlier run filled for another account.
		await sql`update message set user_id = ${userId} where user_id is distinct from ${userId}`.execute(db);
		await sql`
			insert into message_follow (user_id, message_id, created_at) select ${userId}, id, submitted_at from message
			where published on conflict do nothing
		`.execute(db);
		await sql`
			insert into notification (user_id, message_id, kind, status, created_at)
			select ${userId}, id, 'case_moved', status, submitted_at from message
			where not exists (select 1 from notification where user_id = ${userId})
		`.execute(db);
		await sql`vacuum analyze message, message_follow, notification`.execute(db);
	} finally {
		await close();
	}
}
