import type { Selectable } from "kysely";
import type { ArticleContent, ProjectContent, RefusedField } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import type { ArticleTable, ContentKind, ProjectTable } from "../database/tables/content-tables.ts";
import { findArticleRow, findProjectRow } from "../repositories/content/editable-content.ts";

/** What somebody writes: of an article or of a project. */
export type EditedContent = ArticleContent | ProjectContent;

/** An article or project as its editors have it: what is out, and what is saved beside it. */
export type Editable = { published_at: Date; version: number; out: EditedContent; draft: EditedContent | null };

const articleOf = (row: Selectable<ArticleTable>, translation_of: string): ArticleContent => ({
	title: row.title,
	summary: row.summary,
	body: row.body,
	cover: row.cover ?? "",
	cover_alt: row.cover_alt,
	category: row.category,
	author: row.author,
	language: row.language ?? "",
	translation_of,
});

const projectOf = (row: Selectable<ProjectTable>): ProjectContent => ({
	title: row.title,
	summary: row.summary,
	body: row.body,
	cover: row.cover ?? "",
	cover_alt: row.cover_alt,
	status: row.status,
	location: row.location,
});

async function otherOfPair(db: Db, { id, pair }: { id: string; pair: string | null }): Promise<string> {
	if (pair === null) return "";
	const other = await db
		.selectFrom("article")
		.select("id")
		.where("pair", "=", pair)
		.where("id", "<>", id)
		.orderBy("published_at")
		.executeTakeFirst();
	return other?.id ?? "";
}

/** An article or project as its editors have it, or null. */
export async function findEditable(db: Db, kind: ContentKind, id: string): Promise<Editable | null> {
	const row = kind === "article" ? await findArticleRow(db, id) : await findProjectRow(db, id);
	if (!row) return null;
	const out = "category" in row ? articleOf(row, await otherOfPair(db, row)) : projectOf(row);
	return { published_at: row.published_at, version: row.version, out, draft: row.draft };
}

/** What a new article or project begins as. */
export const newContent = (kind: ContentKind, title: string): EditedContent => {
	const shared = { title, summary: "", body: "", cover: "", cover_alt: "" };
	return kind === "article"
		? { ...shared, category: "", author: "", language: "", translation_of: "" }
		: { ...shared, status: "planned", location: "" };
};

const NEEDED = ["title", "summary", "body", "category", "author", "location"] as const;

/** What is missing before something can be published: all that lists show, and a text for whoever does not see the cover. */
export function missingFrom(content: EditedContent): RefusedField[] {
	const values: Record<string, string> = { ...content };
	const empty = (name: string) => values[name] !== undefined && values[name].replace(/<[^>]*>/g, "").trim() === "";
	const missing: string[] = NEEDED.filter((name) =>
		name === "body" ? empty(name) && !/<img/.test(content.body) : empty(name),
	);
	if (content.cover !== "" && empty("cover_alt")) missing.push("cover_alt");
	return missing.map((name) => ({
		pointer: `/content/${name}`,
		message: "This is needed before it can be published.",
	}));
}
