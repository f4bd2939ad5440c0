import { sql } from "kysely";
import type { Db } from "./connection.ts";
import { MOMENT, oneOf, PLACES, picked } from "./scale-random.ts";

/** Where cases stand after years: most are done. Each status as often as its share. */
const STATUSES: Record<string, number> = {
	closed: 56,
	replied: 18,
	in_progress: 8,
	dispatched: 4,
	accepted: 4,
	submitted: 3,
	reopened: 2,
	info_requested: 2,
	rejected: 1,
	withdrawn: 1,
	merged: 1,
};

const rendered = Object.entries(STATUSES).flatMap(([status, share]) => Array.from({ length: share }, () => status));

/** As many draws as cases are to be made: which example each is like, where it comes from, and what becomes of it. */
const generatedCases = (amount: number) => sql`
	example as materialized (
		select row_number() over (order by number) as place, count(*) over () as all_examples, message.*
		from message where idempotency_owner = 'example'
	), project_place as materialized (
		select id, row_number() over (order by published_at desc) as place, count(*) over () as all_projects from project
	), draw as materialized (
		select
			${picked(sql`(select max(all_examples) from example)`)} as example_place,
			case when random() < 0.2 then ${picked(sql`(select coalesce(max(all_projects), 0) from project_place)`)} end as project_place,
			${MOMENT} as submitted_at,
			${oneOf(rendered)} as status,
			${oneOf(PLACES)} as place_name,
			exp(1.4 + 0.7 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())) as days_to_reply,
			random() as rated,
			random() < 0.95 as publishable
		from generate_series(1, ${amount})
	)`;

/** The drawn cases as rows: answered, rated and published as far as they have come. */
const INSERTED_CASES = sql`
	insert into message (
		number, form, form_hash, release_id, category_id, project_id, title, data, status, submitted_at, replied_at,
		reply, rating, published, confidential, idempotency_owner, idempotency_key, request_digest, public_text
	)
	select
		to_char(draw.submitted_at, 'YYYYMMDD') || '-' || lpad(nextval('message_number')::text, 6, '0'),
		form, form_hash, release_id, category_id, project_place.id, title || ', ' || place_name, data, draw.status,
		draw.submitted_at,
		case when draw.status in ('replied', 'closed', 'reopened')
			then least(draw.submitted_at + make_interval(secs => 86400 * days_to_reply), now()) end,
		case when draw.status in ('replied', 'closed', 'reopened') then coalesce(reply, '<p>This was dealt with.</p>') end,
		case when draw.status in ('replied', 'closed') and rated < 0.4
			then (array[5, 5, 5, 4, 4, 4, 3, 2, 1])[1 + floor(rated / 0.4 * 9)::integer] end,
		publishable and not confidential and draw.status not in ('submitted', 'rejected', 'withdrawn', 'merged'), confidential,
		'scale', gen_random_uuid()::text, '', public_text || ' ' || place_name
	from draw join example on example.place = draw.example_place
		left join project_place on project_place.place = draw.project_place
	returning id, status, submitted_at, replied_at`;

/** What has been done about each of them. */
const STEPS = sql`
	select id, 'submit', null, 'submitted', submitted_at from added
	union all
	select id, 'accept', 'submitted', 'accepted', least(submitted_at + interval '1 day', coalesce(replied_at, now()))
	from added where status not in ('submitted', 'rejected', 'withdrawn', 'merged')
	union all
	select id, 'handle', 'accepted', status, coalesce(replied_at, least(submitted_at + interval '2 days', now()))
	from added where status not in ('submitted', 'accepted')`;

/** Adds cases drawn from the example content, with what was done about them. */
export async function addCases(db: Db, amount: number): Promise<void> {
	await sql`
		with ${generatedCases(amount)}, added as (${INSERTED_CASES})
		insert into message_flow (message_id, action, from_status, to_status, created_at) ${STEPS}
	`.execute(db);
}
