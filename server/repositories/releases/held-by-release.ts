import { sql } from "kysely";
import type { CaseStatus } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";

/** A state and how many cases stand in it. */
type Held = { name: string; count: number };

/** The states that cases stand in and that are not among `states`. */
export async function listLostStates(db: Db, states: readonly string[]): Promise<Held[]> {
	const { rows } = await sql<Held>`
		select status as name, count(*) as count from message
		where not status = any(${[...states]}) group by status order by status`.execute(db);
	return rows;
}

/** How many cases stand in each of these states, in their order. */
export async function countInStates(db: Db, states: readonly string[]): Promise<Held[]> {
	const { rows } = await sql<Held>`
		select name, (select count(*) from message where status = name) as count
		from unnest(${[...states]}::text[]) with ordinality as named (name, place) order by place`.execute(db);
	return rows;
}

/** What becomes of the cases in a state; `action` and `actor` stand in each one's flow. */
type StateMove = { from: string; to: CaseStatus; isPublic: boolean; action: string; actor: string };

/** Moves all cases from one state into another; where that may not be public, they are taken back from the public. */
export async function moveState(db: Db, { from, to, isPublic, action, actor }: StateMove): Promise<void> {
	await sql`
		with moved as (
			update message
			set status = ${to}, overdue = false, workflow_hash = null, published = published and ${isPublic},
				public_attachments = public_attachments and ${isPublic}
			where status = ${from} returning id
		)
		insert into message_flow (message_id, action, from_status, to_status, actor)
		select id, ${action}, ${from}, ${to}, ${actor} from moved`.execute(db);
}
