import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { addCases } from "./scale-cases.ts";
import { MOMENT, oneOf, PLACES, picked } from "./scale-random.ts";

/** How much to add, and whose account the cases are of: by default nobody's. */
export type Scale = { cases: number; articles: number; projects: number; reporter?: string };

/** Rows a statement: enough to be fast, few enough to show that it goes on. */
const BATCH = 5_000;

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
 * database look at its tables anew. `notify` is called with how many of what are there after each batch.
 */
export async function seedScale(
	db: Db,
	scale: Scale,
	notify: (what: keyof typeof ADDERS, added: number) => void = () => undefined,
): Promise<void> {
	for (const what of ["projects", "articles", "cases"] as const) {
		for (let added = 0; added < scale[what]; ) {
			const amount = Math.min(BATCH, scale[what] - added);
			await ADDERS[what](db, amount, scale.reporter);
			added += amount;
			notify(what, added);
		}
	}
	await sql`vacuum analyze message, message_flow, message_day, article, project`.execute(db);
}
