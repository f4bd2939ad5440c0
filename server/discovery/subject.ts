import type { Db } from "../database/connection.ts";
import { readArticle } from "../repositories/content/article.ts";
import { readProject } from "../repositories/content/project.ts";
import { findMessage } from "../repositories/messages/message.ts";
import { isRowId } from "../repositories/queries/search.ts";
import type { DetailOperation } from "./release-pages.ts";

/** What the head of a page may say of the one thing it shows. */
export type Subject = { id: string; title: string; summary?: string; cover?: string | null; published_at?: string };

const READERS: Record<DetailOperation, (db: Db, id: string) => Promise<Subject | null>> = {
	async articlesGetDetail(db, id) {
		const row = await readArticle(db, id);
		if (!row) return null;
		const { title, summary, cover, published_at } = row;
		return { id, title, summary, cover, published_at: published_at.toISOString() };
	},
	async messagesGetDetail(db, id) {
		const row = await findMessage(db, id);
		return row?.published ? { id, title: row.title } : null;
	},
	async projectGetDetail(db, id) {
		const row = await readProject(db, id);
		return row ? { id, title: row.title, summary: row.summary, cover: row.cover } : null;
	},
};

/** The thing of an id, as far as everybody may see it; null where there is none. */
export const readSubject = async (db: Db, operation: DetailOperation, id: string): Promise<Subject | null> =>
	isRowId(id) ? READERS[operation](db, id) : null;
