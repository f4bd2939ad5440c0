import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** What the database knows of a category, by code: documents declare the rest. `name` is what it was last called. */
export type KnownCategory = {
	id: string;
	code: string;
	name: string;
	never_published: boolean;
	team: string | null;
	restricted: boolean;
};

const KNOWN = ["id", "code", "name", "never_published", "team", "restricted"] as const;

/** All categories that ever were, also those that no document has any more. */
export function listKnownCategories(db: Db): Promise<KnownCategory[]> {
	return db.selectFrom("category").select(KNOWN).orderBy("code").execute();
}

/** The category of a code, or null. */
export async function findKnownCategory(db: Db, code: string): Promise<KnownCategory | null> {
	const row = await db.selectFrom("category").select(KNOWN).where("code", "=", code).executeTakeFirst();
	return row ?? null;
}

/** The team of each category, by code. */
export async function teamsOfCategories(db: Db): Promise<ReadonlyMap<string, string | null>> {
	const known = await listKnownCategories(db);
	return new Map(known.map(({ code, team }) => [code, team]));
}

/** The codes of the categories that cases stand in, in order: of these, publishing should not lose any unseen. */
export async function codesInUse(db: Db): Promise<string[]> {
	const { rows } = await sql<{ code: string }>`
		select code from category where exists (select from message where message.category_id = category.id) order by code
	`.execute(db);
	return rows.map(({ code }) => code);
}

/** What a release says of a category, as far as the database holds cases to it. */
export type PublishedCategory = {
	code: string;
	name: string;
	publicity: "never" | "after_reply" | "by_state";
	team?: string | undefined;
	restricted?: boolean | undefined;
};

const codesOf = (categories: readonly PublishedCategory[], holds: (category: PublishedCategory) => boolean) =>
	categories.filter(holds).map(({ code }) => code);

/** Holds stored cases to what is said of their categories: who may read them. Looks through all cases of those. */
export async function holdCases(db: Db, categories: readonly PublishedCategory[]): Promise<void> {
	const never = codesOf(categories, ({ publicity }) => publicity === "never");
	const restricted = codesOf(categories, (category) => category.restricted === true);
	const waiting = codesOf(categories, ({ publicity }) => publicity === "after_reply");
	if (never.length > 0)
		await sql`
			update message set published = false, public_attachments = false, confidential = true
			from category where category.id = message.category_id and category.code = any(${never}) and not message.confidential
		`.execute(db);
	if (restricted.length > 0)
		await sql`
			update message set restricted = true
			from category where category.id = message.category_id and category.code = any(${restricted}) and not message.restricted
		`.execute(db);
	if (waiting.length > 0)
		await sql`
			update message set published = false, public_attachments = false
			from category where category.id = message.category_id and category.code = any(${waiting})
				and message.published and message.reply is null
		`.execute(db);
}

/** The categories that are described otherwise than before, or whose former description is not known. A new one has no cases. */
async function changedOf(db: Db, categories: readonly PublishedCategory[]): Promise<PublishedCategory[]> {
	const known = await db.selectFrom("category").select(["code", "publicity", "restricted"]).execute();
	const before = new Map(known.map((category) => [category.code, category]));
	return categories.filter(({ code, publicity, restricted = false }) => {
		const one = before.get(code);
		return one !== undefined && (one.publicity !== publicity || one.restricted !== restricted);
	});
}

/**
 * Takes over what a release that comes into force says of categories. What the public could read of cases, and now may
 * not, it can't read any more from the same moment on; nor can staff of other teams, of what is restricted now. A category that has gone keeps its name and what held for it.
 */
export async function keepCategories(db: Db, categories: readonly PublishedCategory[]): Promise<void> {
	const rows = categories.map(({ code, name, publicity, team = null, restricted = false }) => ({
		code,
		name,
		team,
		restricted,
		publicity,
		never_published: publicity === "never",
	}));
	if (rows.length === 0) return;
	const changed = await changedOf(db, categories);
	await db
		.insertInto("category")
		.values(rows)
		.onConflict((conflict) =>
			conflict.column("code").doUpdateSet({
				name: sql`excluded.name`,
				never_published: sql`excluded.never_published`,
				team: sql`excluded.team`,
				restricted: sql`excluded.restricted`,
				publicity: sql`excluded.publicity`,
			}),
		)
		.execute();
	await holdCases(db, changed);
}
