import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { addPeople, PEOPLE, PEOPLE_PER_TEAM } from "./scale-people.ts";
import { DISTRICTS, MOMENT, oneOf, PLACES, picked } from "./scale-random.ts";

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

const spread = (shares: Record<string, number>) =>
	Object.entries(shares).flatMap(([status, share]) => Array.from({ length: share }, () => status));

/** What is older than a season is done, but for a few. */
const DONE: Record<string, number> = { closed: 94, rejected: 2, withdrawn: 2, merged: 2 };
const SEASON_DAYS = 90;
const LEFT_OVER = 0.01;

/** One draw for each case to be made: which example it is like, where it comes from, and what becomes of it. */
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
			${oneOf(spread(STATUSES))} as young_status,
			${oneOf(spread(DONE))} as old_status,
			random() < ${LEFT_OVER} as left_over,
			${oneOf(PLACES)} as place_name,
			exp(1.4 + 0.7 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())) as days_to_reply,
			random() as rated,
			random() < 0.95 as publishable,
			random() as urgent, random() as given, random() as late, random() as missed,
			1 + floor(random() * ${PEOPLE_PER_TEAM})::integer as person_place,
			${oneOf(DISTRICTS)} as district
		from generate_series(1, ${amount})
	), person as materialized (${PEOPLE}
	), stated as materialized (
		select draw.*, case when left_over or submitted_at > now() - make_interval(days => ${SEASON_DAYS})
			then young_status else old_status end as status
		from draw
	)`;

/** Until when a case's first clock runs: most have some days left, one in nine is overdue; some wait for nobody, and what is over is never due. */
const DUE = sql`case
	when draw.status in ('closed', 'rejected', 'withdrawn', 'merged') then '9999-01-01T00:00:00Z'
	when draw.status = 'replied' then '9998-01-01T00:00:00Z'
	when late < 0.11 then now() - make_interval(secs => 86400 * 20 * power(late / 0.11, 2))
	else now() + make_interval(secs => 86400 * 18 * power((late - 0.11) / 0.89, 1.3)) end`;

/** Most open cases are somebody's; of what is over, all. */
const ASSIGNEE = sql`case when draw.status = 'submitted' or given < 0.15 and draw.status not in ('replied', 'closed') then null else person.id end`;

/** The drawn cases as rows: answered, rated and published as far as they have come; filed by somebody with an account, or by nobody. */
const insertedCases = (reporter: string | null) => sql`
	insert into message (
		number, form, form_hash, release_id, category_id, project_id, title, data, status, submitted_at, replied_at,
		reply, rating, published, confidential, restricted, idempotency_owner, idempotency_key, request_digest, public_text,
		assigned_team, assignee_id, priority, district, due_at, overdue, missed, user_id
	)
	select
		to_char(draw.submitted_at, 'YYYYMMDD') || '-' || to_char(nextval('message_number'), 'FM999999000000'),
		form, form_hash, release_id, category_id, project_place.id, title || ', ' || place_name, data, draw.status,
		draw.submitted_at,
		case when draw.status in ('replied', 'closed', 'reopened')
			then least(draw.submitted_at + make_interval(secs => 86400 * days_to_reply), now()) end,
		case when draw.status in ('replied', 'closed', 'reopened') then coalesce(reply, '<p>This was dealt with.</p>') end,
		case when draw.status in ('replied', 'closed') and rated < 0.4
			then (array[5, 5, 5, 4, 4, 4, 3, 2, 1])[1 + floor(rated / 0.4 * 9)::integer] end,
		publishable and not confidential and draw.status not in ('submitted', 'rejected', 'withdrawn', 'merged'), confidential, example.restricted,
		'scale', gen_random_uuid()::text, '', public_text || ' ' || place_name,
		category.team, ${ASSIGNEE}, case when urgent < 0.03 then 2 when urgent < 0.13 then 1 when urgent < 0.2 then -1 else 0 end,
		draw.district, ${DUE}, draw.status not in ('replied', 'closed', 'rejected', 'withdrawn', 'merged') and late < 0.11,
		draw.missed < 0.08, ${reporter}::uuid
	from stated as draw join example on example.place = draw.example_place
		left join project_place on project_place.place = draw.project_place
		join category on category.id = example.category_id
		left join person on person.team = category.team and person.place = draw.person_place
	returning id, status, submitted_at, replied_at, assignee_id`;

/** What has been done about each of them. */
const STEPS = sql`
	select id, 'submit', null, 'submitted', submitted_at from added
	union all
	select id, 'accept', 'submitted', 'accepted', least(submitted_at + interval '1 day', coalesce(replied_at, now()))
	from added where status not in ('submitted', 'rejected', 'withdrawn', 'merged')
	union all
	select id, 'handle', 'accepted', status, coalesce(replied_at, least(submitted_at + interval '2 days', now()))
	from added where status not in ('submitted', 'accepted')`;

const NOTES = [
	"Rang the reporter, who adds that it is worse in the evening.",
	"The contractor looks at it on Thursday.",
	"Same place as last spring; see the case of then.",
	"现场已查看，拍照存档。",
	"已联系物业，等待回复。",
];

/** What colleagues wrote to each other: in a third of the cases that somebody works on or did. */
const WRITTEN_NOTES = sql`
	insert into case_note (message_id, author_id, text, created_at)
	select id, assignee_id, ${oneOf(NOTES)}, least(submitted_at + interval '1 day' * (1 + 3 * random()), now())
	from added where assignee_id is not null and random() < 0.33`;

/** Adds cases drawn from the example content, with what was done about them, and what the desk knows of each. */
export async function addCases(db: Db, amount: number, reporter: string | null = null): Promise<void> {
	await addPeople(db);
	await sql`
		with ${generatedCases(amount)}, added as (${insertedCases(reporter)}), noted as (${WRITTEN_NOTES})
		insert into message_flow (message_id, action, from_status, to_status, created_at) ${STEPS}
	`.execute(db);
	// When they are due is said above: no job is to find it out case by case.
	await sql`
		delete from message_watch using message
		where message.id = message_watch.message_id and message.idempotency_owner = 'scale'
	`.execute(db);
}
