import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RequestOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { pageOf } from "../../wire/paging.ts";
import { inOrder, readOffered } from "../queries/keyset.ts";
import { matchesKeyword } from "../queries/search.ts";
import type { Keyset } from "../queries/set-keys.ts";

const SUMMARY = ["id", "title", "summary", "cover", "category", "author", "published_at", "views"] as const;
const MAX_COUNTED = 100_000;

/** Found by words, they are counted one by one, up to here. */
const MAX_FOUND = 2_000;

/** The condition that an article is out already. */
export const isPublished: RawBuilder<SqlBool> = sql<SqlBool>`published_at <= now()`;

function keysetOf({ category, keyword, sort = "newest" }: RequestOf<"articlesGetList">): Keyset {
	return {
		table: "article",
		key: sort === "views" ? "views" : "published_at",
		descending: sort !== "oldest",
		where: [isPublished, ...(category ? [sql<SqlBool>`category = ${category}`] : [])],
		search: matchesKeyword("article", keyword ?? "", ["title", "summary"]),
	};
}

/** A page of articles as lists show them. */
export async function listArticles(db: Db, request: RequestOf<"articlesGetList">) {
	const set = keysetOf(request);
	const page = pageOf(request);
	const { keys, total, more } = await readOffered(db, set, page, request.keyword ? MAX_FOUND : MAX_COUNTED);
	const { ids, next } = keys;
	return { rows: await findArticles(db, ids), total, more, page, next };
}

/** One article in full; null where there is none. */
export async function readArticle(db: Db, id: string) {
	const row = await db
		.selectFrom("article")
		.select([...SUMMARY, "body", "cover_alt", "language", "pair"])
		.where("id", "=", id)
		.where(isPublished)
		.executeTakeFirst();
	return row ?? null;
}

/** What says the same as an article in other languages. */
export async function listTranslations(db: Db, { id, pair }: { id: string; pair: string | null }) {
	if (pair === null) return [];
	const rows = await db
		.selectFrom("article")
		.select(["id", "title", "language"])
		.where(isPublished)
		.where("pair", "=", pair)
		.where("id", "<>", id)
		.orderBy("language")
		.execute();
	return rows.flatMap(({ language, ...row }) => (language === null ? [] : [{ ...row, language }]));
}

/** Articles as lists show them, in the order of the ids. */
export async function findArticles(db: Db, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return inOrder(ids, await db.selectFrom("article").select(SUMMARY).where("id", "in", ids).execute());
}

async function neighbour(db: Db, { id, published_at }: { id: string; published_at: Date }, older: boolean) {
	const row = await db
		.selectFrom("article")
		.select(["id", "title"])
		.where(isPublished)
		.where(sql<SqlBool>`(published_at, id) ${sql.raw(older ? "<" : ">")} (${published_at}, ${id}::uuid)`)
		.orderBy("published_at", older ? "desc" : "asc")
		.orderBy("id", older ? "desc" : "asc")
		.limit(1)
		.executeTakeFirst();
	return row ?? null;
}

/** The next older and the next newer article. */
export async function articleNeighbours(db: Db, article: { id: string; published_at: Date }) {
	const [previous, next] = await Promise.all([neighbour(db, article, true), neighbour(db, article, false)]);
	return { previous, next };
}

/** The categories of articles in alphabetical order, and how many are out in each. */
export async function listArticleCategories(db: Db): Promise<{ name: string; count: number }[]> {
	const { rows } = await sql<{ name: string; count: number }>`
		select category as name, count(*) as count from article where ${isPublished} group by category order by category
	`.execute(db);
	return rows;
}
