import { type RawBuilder, sql } from "kysely";
import type { Db } from "./connection.ts";

/** How much to add. */
export type Scale = { cases: number; articles: number; projects: number };

/** Rows a statement: enough to be fast, few enough to show that it goes on. */
const BATCH = 5_000;

const DAYS = 1_400;

const PLACES = [
	"Canal Street",
	"Harbour Road",
	"Willow Lane",
	"Station Square",
	"Mill Bridge",
	"North Bank",
	"Old Town",
	"Orchard Hill",
	"Ferry Landing",
	"Garden District",
	"运河街",
	"滨江路",
	"柳荫巷",
	"火车站广场",
	"老城区",
	"北岸新村",
	"果园小区",
	"码头路",
];

/** More was filed lately than years ago, and more by day than by night. */
const MOMENT = sql`now() - make_interval(days => floor(${DAYS} * power(random(), 1.4))::integer, secs => 86400 * power(random(), 0.7))`;

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

const drawn = Object.entries(STATUSES).flatMap(([status, share]) => Array.from({ length: share }, () => status));

const oneOf = (values: readonly string[]) => sql`(${values}::text[])[1 + floor(random() * ${values.length})::integer]`;

/** A row of a table's examples for each new one; the first examples more often than the last. */
const picked = (count: RawBuilder<unknown>) => sql`1 + floor(${count} * power(random(), 1.5))::integer`;

async function addCases(db: Db, amount: number): Promise<void> {
	await sql`
		with example as materialized (
			select row_number() over (order by number) as place, count(*) over () as all_examples, message.*
			from message where idempotency_owner = 'example'
		), project_place as materialized (
			select id, row_number() over (order by published_at desc) as place, count(*) over () as all_projects from project
		), draw as materialized (
			select
				${picked(sql`(select max(all_examples) from example)`)} as example_place,
				case when random() < 0.2 then ${picked(sql`(select coalesce(max(all_projects), 0) from project_place)`)} end as project_place,
				${MOMENT} as submitted_at,
				${oneOf(drawn)} as status,
				${oneOf(PLACES)} as place_name,
				exp(1.4 + 0.7 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())) as days_to_reply,
				random() as rated,
				random() < 0.95 as publishable
			from generate_series(1, ${amount})
		), added as (
			insert into message (
				number, form, form_hash, release_id, category_id, project_id, title, data, status, submitted_at, replied_at,
				reply, rating, published, idempotency_owner, idempotency_key, request_digest, public_text
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
				publishable and draw.status not in ('submitted', 'rejected', 'withdrawn', 'merged'),
				'scale', gen_random_uuid()::text, '', public_text || ' ' || place_name
			from draw join example on example.place = draw.example_place
				left join project_place on project_place.place = draw.project_place
			returning id, status, submitted_at, replied_at
		)
		insert into message_flow (message_id, action, from_status, to_status, created_at)
		select id, 'submit', null, 'submitted', submitted_at from added
		union all
		select id, 'accept', 'submitted', 'accepted', least(submitted_at + interval '1 day', coalesce(replied_at, now()))
		from added where status not in ('submitted', 'rejected', 'withdrawn', 'merged')
		union all
		select id, 'handle', 'accepted', status, coalesce(replied_at, least(submitted_at + interval '2 days', now()))
		from added where status not in ('submitted', 'accepted')
	`.execute(db);
}

async function addArticles(db: Db, amount: number): Promise<void> {
	await sql`
		with example as materialized (
			select row_number() over (order by slug) as place, count(*) over () as all_examples, article.*
			from article where slug not like 'scale-%'
		), draw as materialized (
			select
				${picked(sql`(select max(all_examples) from example)`)} as example_place,
				${MOMENT} as published_at,
				${oneOf(PLACES)} as place_name,
				floor(20 / power(1 - random(), 0.8))::integer as views
			from generate_series(1, ${amount})
		)
		insert into article (slug, title, summary, cover, category, author, body, views, published_at)
		select 'scale-' || gen_random_uuid(), title || ', ' || place_name, summary, cover, category, author, body,
			least(draw.views, 1000000), draw.published_at
		from draw join example on example.place = draw.example_place
	`.execute(db);
}

async function addProjects(db: Db, amount: number): Promise<void> {
	await sql`
		with example as materialized (
			select row_number() over (order by slug) as place, count(*) over () as all_examples, project.*
			from project where slug not like 'scale-%'
		), draw as materialized (
			select
				${picked(sql`(select max(all_examples) from example)`)} as example_place,
				${MOMENT} as published_at,
				${oneOf(PLACES)} as place_name,
				${oneOf(["completed", "completed", "completed", "active", "planned", "suspended"])} as status
			from generate_series(1, ${amount})
		)
		insert into project (slug, title, summary, cover, body, status, location, published_at)
		select 'scale-' || gen_random_uuid(), title || ', ' || place_name, summary, cover, body, draw.status, place_name,
			draw.published_at
		from draw join example on example.place = draw.example_place
	`.execute(db);
}

const ADDERS = { projects: addProjects, articles: addArticles, cases: addCases };

/**
 * Adds made-up rows, drawn from the example content and spread as a city's years would spread them, and has the
 * database look at its tables anew. `tell` hears how many of what are there after each batch.
 */
export async function seedScale(
	db: Db,
	scale: Scale,
	tell: (what: keyof Scale, added: number) => void = () => undefined,
): Promise<void> {
	for (const what of ["projects", "articles", "cases"] as const) {
		for (let added = 0; added < scale[what]; ) {
			const amount = Math.min(BATCH, scale[what] - added);
			await ADDERS[what](db, amount);
			added += amount;
			tell(what, added);
		}
	}
	await sql`vacuum analyze message, message_flow, message_day, article, project`.execute(db);
}
