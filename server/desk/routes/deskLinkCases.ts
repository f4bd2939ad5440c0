import { handlerName } from "../../cases/handler-name.ts";
import { moveLocked } from "../../cases/move-case.ts";
import type { Db } from "../../database/connection.ts";
import { insertLink } from "../../repositories/case-relations.ts";
import { invalid } from "../../wire/refusal.ts";
import { changeCase, versionOf } from "../change-case.ts";
import type { StaffRoute } from "../staff-route.ts";

async function otherCase(db: Db, number: string, id: string) {
	const found = await db
		.selectFrom("message")
		.select(["id", "number", "merged_into", "user_id"])
		.where("number", "=", number.trim())
		.executeTakeFirst();
	if (found && found.id !== id) return found;
	const text = "No other case has this number.";
	throw invalid([{ pointer: "/number", message: text }], text);
}

/** Whoever filed or follows the merged case follows the one that it goes on in. */
async function takeFollowersAlong(db: Db, from: string, to: string, reporter: string | null): Promise<void> {
	const followers = await db.selectFrom("message_follow").select("user_id").where("message_id", "=", from).execute();
	const ids = [...new Set([...followers.map(({ user_id }) => user_id), ...(reporter === null ? [] : [reporter])])];
	if (ids.length === 0) return;
	await db
		.insertInto("case_informed")
		.values(ids.map((user_id) => ({ message_id: to, user_id, via: from })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/**
 * Links a case with another, or merges it into that one by the step `merge` of its workflow. Throws 403, 404, 409 or 422.
 */
export const deskLinkCases: StaffRoute<"deskLinkCases"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "move", detail: { what: input.kind, number: input.number } },
		async (transaction, found) => {
			const other = await otherCase(transaction, input.number, found.id);
			const isMerge = input.kind === "merged";
			if (isMerge && other.merged_into !== null) {
				const text = "A case cannot be merged into one that is merged itself.";
				throw invalid([{ pointer: "/number", message: text }], text);
			}
			await insertLink(transaction, { message_id: found.id, other_id: other.id, kind: input.kind });
			if (isMerge) {
				const note = input.note?.trim() || other.number;
				const actor = handlerName(user);
				const step = {
					action: "merge",
					by: "handler" as const,
					actor,
					user_id: user.id,
					note,
					reply: null,
					attachments: [],
				};
				await moveLocked(transaction, found, step, services);
				await transaction.updateTable("message").set({ merged_into: other.id }).where("id", "=", found.id).execute();
				await takeFollowersAlong(transaction, found.id, other.id, found.user_id);
			}
			return { id: found.id, version: await versionOf(transaction, found.id) };
		},
	);
