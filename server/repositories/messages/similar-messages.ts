import { type SqlBool, sql } from "kysely";
import type { RequestOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { inOrder } from "../queries/keyset.ts";
import { findAlike } from "../queries/likeness.ts";
import { findKnownCategory } from "../releases/category-code.ts";
import { findSummaries } from "./message.ts";

const SHOWN = 5;

/** Published cases that resemble a text, the most alike first; of one category, or of any. */
export async function listSimilar(db: Db, { category: code, text }: RequestOf<"messagesGetSimilar">) {
	const category = code ? await findKnownCategory(db, code) : null;
	if (code && !category) return [];
	const where = [sql<SqlBool>`published`, ...(category ? [sql<SqlBool>`category_id = ${category.id}`] : [])];
	const place = { table: "message", columns: ["title", "public_text"], newest: "submitted_at", where } as const;
	const ids = await findAlike(db, place, text, SHOWN);
	return ids.length > 0 ? inOrder(ids, await findSummaries(db, ids)) : [];
}
