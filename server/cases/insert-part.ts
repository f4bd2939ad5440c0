import { randomUUID } from "node:crypto";
import type { Db } from "../database/connection.ts";
import { nextNumber } from "../repositories/messages/message.ts";
import { handledOf } from "../repositories/messages/message-watch.ts";
import { findKnownCategory } from "../repositories/releases/category-code.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { invalid } from "../wire/refusal.ts";
import { routedBy } from "./routed-by.ts";
import { firstStateOf, workflowHashFor, workflowOfCase } from "./workflow.ts";

/** What a case that comes out of another has of its own. */
type Part = { title?: string; category?: string | undefined; owner: string; queryCodeMac?: (id: string) => Buffer };

async function categoryFor(db: Db, code: string) {
	const category = await findKnownCategory(db, code);
	if (category) return category;
	const text = "Please choose a category.";
	throw invalid([{ pointer: "/category", message: text }], text);
}

/** What a part takes over from the case that it comes out of. */
const originalOf = (db: Db, id: string) =>
	db
		.selectFrom("message")
		.select([
			"user_id",
			"form",
			"form_hash",
			"release_id",
			"project_id",
			"data",
			"labels",
			"confidential",
			"restricted",
		])
		.select(["public_text", "district", "priority", "title"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();

/**
 * Stores a case that comes out of another: what was asked and answered, and who filed it, is the first one's, the rest its own.
 * It begins as new cases of its category do now. Throws 422 where there is no such category.
 */
export async function insertPart(db: Db, id: string, { title, category: code, owner, queryCodeMac }: Part) {
	const original = await originalOf(db, id);
	const category = await categoryFor(db, code ?? (await handledOf(db, { id })).category_code);
	const manifest = await findCurrentManifest(db);
	if (!manifest) throw new Error("There is no release.");
	const workflow_hash = await workflowHashFor(db, manifest, category.code);
	const handled = { workflow_hash, category_code: category.code };
	const about = { ...original, title: title ?? original.title, category };
	const { priority, ...route } = await routedBy(db, about);
	const part = {
		id: randomUUID(),
		number: await nextNumber(db),
		status: firstStateOf(await workflowOfCase(db, handled)),
	};
	await db
		.insertInto("message")
		.values({
			...original,
			...part,
			workflow_hash,
			category_id: category.id,
			idempotency_owner: owner,
			idempotency_key: part.id,
			// As it would be had it been filed by itself.
			...route,
			priority: priority || original.priority,
			...(title !== undefined && { title }),
			// What its category promises of who reads and publishes its cases holds for the part too.
			...(category.restricted && { restricted: true }),
			...(category.never_published && { confidential: true }),
			data: JSON.stringify(original.data),
			labels: JSON.stringify(original.labels),
			reply: null,
			rating: null,
			rating_comment: null,
			request_digest: "",
			query_code_mac: queryCodeMac?.(part.id) ?? null,
		})
		.execute();
	return { ...part, ...handled };
}
