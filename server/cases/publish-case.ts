import type { Db } from "../database/connection.ts";
import { type LockedCase, openToPublic } from "../repositories/message-status.ts";
import { Refusal } from "../wire/refusal.ts";
import { currentCategories } from "./categories.ts";
import { notNow } from "./transition.ts";
import { currentWorkflow } from "./workflow.ts";

/**
 * Publishes a locked case, with or without its attachments. The only way to the public: throws 409 in a state that the
 * workflow document does not call public, and where the case's category, or the one that it was filed under, lets nobody
 * publish it, or not yet. The database refuses a confidential case too (migration 16).
 */
export async function publishCase(db: Db, found: LockedCase, attachments: boolean): Promise<void> {
	const publicity = await publicityOf(db, found);
	if (publicity === "never") throw new Refusal(409, "Cases of this category are never published.");
	const { states } = await currentWorkflow(db);
	if (!states[found.status]?.public) throw notNow(found.status);
	if (publicity === "after_reply" && found.reply === null)
		throw new Refusal(409, "Cases of this category are published with their reply at the earliest.");
	await openToPublic(db, found.id, attachments);
}

/** What the category declares now; never, where it said so when the case was filed, or did when it was last in a document. */
async function publicityOf(db: Db, { category_id, confidential }: LockedCase) {
	if (confidential) return "never";
	const { code, never_published } = await db
		.selectFrom("category")
		.select(["code", "never_published"])
		.where("id", "=", category_id)
		.forShare()
		.executeTakeFirstOrThrow();
	if (never_published) return "never";
	const category = (await currentCategories(db)).find((one) => one.code === code);
	return category?.publicity ?? "by_state";
}
