import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** How many people of each team handle the made-up cases. */
const PER_TEAM = 12;

const FAMILY = ["Chen", "Li", "Wang", "Zhao", "Sun", "Zhou", "Wu", "Xu", "林", "郑", "何", "高"];
const GIVEN = ["Jing", "Ming", "Hua", "Lan", "晓", "伟", "静", "Yun"];

/**
 * Adds people who handle cases, some for each team that categories name, once. Their numbers are none that a telephone can have:
 * nobody can sign in as them.
 */
export async function addPeople(db: Db): Promise<void> {
	await sql`
		insert into app_user (mobile, nickname, assignments)
		select '100' || lpad((dense_rank() over (order by team) * 1000 + place)::text, 8, '0'),
			(${FAMILY}::text[])[1 + place % ${FAMILY.length}] || ' '
				|| (${GIVEN}::text[])[1 + ((dense_rank() over (order by team))::integer * 5 + place) % ${GIVEN.length}],
			jsonb_build_array(jsonb_build_object('right', 'handles', 'team', team))
		from (select distinct team from category where team is not null) as teams, generate_series(1, ${PER_TEAM}) as place
		on conflict (mobile) do nothing
	`.execute(db);
}

/** Those people, by the team that each is of, each with a place in it. */
export const PEOPLE = sql`
	select id, assignments -> 0 ->> 'team' as team, row_number() over (partition by assignments -> 0 ->> 'team' order by mobile) as place
	from app_user where mobile like '100%' and length(mobile) = 11`;

/** How many of each team there are. */
export const PEOPLE_PER_TEAM = PER_TEAM;
