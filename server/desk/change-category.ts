import { currentCategories } from "../cases/categories.ts";
import { routeByRules } from "../cases/routed-by.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import { insertNote } from "../repositories/desk/case-relations.ts";
import type { LockedCase } from "../repositories/messages/message-status.ts";
import { findKnownCategory, type KnownCategory } from "../repositories/releases/category-code.ts";
import type { Category } from "../repositories/releases/category-document.ts";
import { invalid, Refusal } from "../wire/refusal.ts";

/** A category of the release in force, and what the database holds its cases to. */
type Target = KnownCategory & Pick<Category, "publicity">;

/** A category that somebody wants a case to be of. Throws 403 where a category is read by its team alone and the mover is none of them, 422 where there is none. */
export async function targetCategory(db: Db, code: string, user: UserRow): Promise<Target> {
	const known = await findKnownCategory(db, code);
	const offered = (await currentCategories(db)).find((one) => one.code === code);
	const text = "Please choose a category.";
	if (!known || !offered) throw invalid([{ pointer: "/category", message: text }], text);
	if (known.restricted && !mayWithCase(user, "read", known)) throw new Refusal(403, "You may not do this.");
	return { ...known, publicity: offered.publicity };
}

const movedColumns = [
	...(["message.title", "message.public_text", "message.project_id", "message.district"] as const),
	...(["message.submitted_at", "message.assigned_team", "message.restricted"] as const),
	...(["category.name as category_name", "category.team as category_team"] as const),
] as const;

const beforeMove = (db: Db, id: string) =>
	db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select(movedColumns)
		.where("message.id", "=", id)
		.executeTakeFirstOrThrow();

type Before = Awaited<ReturnType<typeof beforeMove>>;

/** Throws 409 where the move would break what was promised: who reads the case, and what the public may. */
function demandMovable(found: LockedCase, before: Before, target: Target): void {
	if (before.restricted) throw new Refusal(409, "Only its own office reads this case, so it stays in its category.");
	const mayBePublic =
		!target.restricted && target.publicity !== "never" && (target.publicity !== "after_reply" || found.reply !== null);
	if (found.published && !mayBePublic)
		throw new Refusal(
			409,
			"Cases of this category are not public, or not yet. Take the case back from the public first.",
		);
}

/**
 * Moves a locked case to another category: the rules in force give it a team, or it goes to that category's, and whoever
 * worked on it in another team no longer does. Answers, workflow, priority and district stay. Throws 403, 409, or 422 where there
 * is no such category or the case has it.
 */
export async function changeCategory(db: Db, found: LockedCase, code: string, user: UserRow): Promise<void> {
	const target = await targetCategory(db, code, user);
	if (target.id === found.category_id) {
		const text = "The case has this category already.";
		throw invalid([{ pointer: "/category", message: text }], text);
	}
	const before = await beforeMove(db, found.id);
	demandMovable(found, before, target);
	// As if it had been filed in the category.
	const about = { ...before, category: { ...target, code }, at: before.submitted_at };
	const { team, routed } = (await routeByRules(db, about)) ?? { team: null, routed: [] };
	const assigned_team = team ?? target.team;
	const isOtherTeam = assigned_team !== (before.assigned_team ?? before.category_team);
	await db
		.updateTable("message")
		.set({
			category_id: target.id,
			assigned_team,
			routed: JSON.stringify(routed),
			...(isOtherTeam && { assignee_id: null }),
			...(target.restricted && { restricted: true }),
			...(target.never_published && { confidential: true }),
			// A case whose form asks for no title goes by its category.
			...(before.title === before.category_name && { title: target.name }),
		})
		.where("id", "=", found.id)
		.execute();
	await insertNote(db, { message_id: found.id, author_id: user.id, text: `${before.category_name} → ${target.name}` });
}
