import type { Db } from "../database/connection.ts";
import { deleteProposal, isProposedByAnother, proposePublication } from "../repositories/desk/publication-proposal.ts";
import { type LockedCase, openToPublic } from "../repositories/messages/message-status.ts";
import { handledOf } from "../repositories/messages/message-watch.ts";
import { Refusal } from "../wire/refusal.ts";
import { currentCategories } from "./categories.ts";
import { notNow } from "./transition.ts";
import { workflowOfCase } from "./workflow.ts";

/** What came of wanting a case public: where its category asks for a second person, the first proposes. */
export type PublicationOutcome = "published" | "proposed";

/**
 * Publishes a locked case, with or without its attachments. The only way to the public: throws 409 in a state that the
 * case's own workflow does not call public, and where the case's category, or the one that it was filed under, lets nobody
 * publish it, or not yet. The database refuses a confidential case too (migration 16). Where the category asks for a second
 * person, it is written down that `by` proposes it; whoever else publishes it then, does.
 */
export async function publishCase(
	db: Db,
	found: LockedCase,
	attachments: boolean,
	by: { id: string },
): Promise<PublicationOutcome> {
	const { publicity, second_person } = await publicityOf(db, found);
	if (publicity === "never") throw new Refusal(409, "Cases of this category are never published.");
	const { states } = await workflowOfCase(db, await handledOf(db, found));
	if (!states[found.status]?.public) throw notNow(found.status);
	if (publicity === "after_reply" && found.reply === null)
		throw new Refusal(409, "Cases of this category are published with their reply at the earliest.");
	if (second_person && !(await isProposedByAnother(db, found.id, by.id))) {
		await proposePublication(db, { message_id: found.id, author_id: by.id, attachments });
		return "proposed";
	}
	await openToPublic(db, found.id, attachments);
	await deleteProposal(db, found.id);
	return "published";
}

/** What the category declares now; never, where it said so when the case was filed, or did when it was last in a document. */
async function publicityOf(db: Db, { category_id, confidential }: LockedCase) {
	if (confidential) return { publicity: "never", second_person: false } as const;
	const { code, never_published } = await db
		.selectFrom("category")
		.select(["code", "never_published"])
		.where("id", "=", category_id)
		.forShare()
		.executeTakeFirstOrThrow();
	if (never_published) return { publicity: "never", second_person: false } as const;
	const category = (await currentCategories(db)).find((one) => one.code === code);
	return { publicity: category?.publicity ?? "by_state", second_person: category?.second_person === true } as const;
}
