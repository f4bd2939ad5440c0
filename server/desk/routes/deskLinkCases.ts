import type { ServerText } from "../../../schemas/server-texts.ts";
import { record } from "../../audit/record.ts";
import { readsCase } from "../../cases/demand-case.ts";
import { handlerName } from "../../cases/handler-name.ts";
import { moveLocked } from "../../cases/move-case.ts";
import { MERGE } from "../../cases/transition.ts";
import type { Db } from "../../database/connection.ts";
import type { UserRow } from "../../database/tables.ts";
import { networkOf } from "../../login/network.ts";
import { mayWithCase } from "../../policies/case-policy.ts";
import { insertLink } from "../../repositories/desk/case-relations.ts";
import { findStanding } from "../../repositories/desk/case-standing.ts";
import { absent, invalid, Refusal } from "../../wire/refusal.ts";
import { changeCase, versionOf } from "../change-case.ts";
import { closedStates } from "../closed-states.ts";
import type { StaffRoute } from "../staff-route.ts";

/** What the other case takes: to be linked with, that it is read; to have another merged into it, that it is handled. */
const NEEDED = { related: "read", merged: "move" } as const;

/**
 * The case of a number, which somebody has a right to. One that they may not read is as unknown as one that does not exist: 422.
 * Throws 409 where a case that only its own office reads would be merged with one of others.
 */
async function otherCase(
	db: Db,
	user: UserRow,
	{ number, kind }: { number: string; kind: keyof typeof NEEDED },
	id: string,
) {
	const found = await db
		.selectFrom("message")
		.select(["id", "number", "status", "reply", "merged_into", "user_id", "restricted", "category_id"])
		.where("number", "=", number.trim())
		.executeTakeFirst();
	const standing = found && (await findStanding(db, found.id));
	const text = "No other case has this number.";
	if (!found || !standing || found.id === id || !(await readsCase(db, user, found.id, standing)))
		throw invalid([{ pointer: "/number", message: text }], text);
	if (!mayWithCase(user, NEEDED[kind], standing)) throw new Refusal(403, "You may not do this.");
	return found;
}

/** Merging tells the reporter of one of the other: where only an office reads one of them, both must be of its category. */
async function demandMergeable(db: Db, id: string, other: { restricted: boolean; category_id: string }): Promise<void> {
	const own = await db
		.selectFrom("message")
		.select(["restricted", "category_id"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	if ((own.restricted || other.restricted) && own.category_id !== other.category_id)
		throw new Refusal(409, "Only its own office reads one of these cases, so they cannot be merged.");
}

/** A case that has been handled can take another one, whose reporter reads its reply; one that ended without a reply cannot. */
async function demandTakesOthers(db: Db, other: Awaited<ReturnType<typeof otherCase>>): Promise<void> {
	const refuse = (text: ServerText) => {
		throw invalid([{ pointer: "/number", message: text }], text);
	};
	if (other.merged_into !== null) refuse("A case cannot be merged into one that is merged itself.");
	if (other.reply === null && (await closedStates(db)).includes(other.status))
		refuse("That case has ended without a reply, and this one would end with it.");
}

/** Whoever filed or follows the merged case, or one that was merged into it, follows the one that it goes on in. */
async function takeFollowersAlong(db: Db, from: string, to: string, reporter: string | null): Promise<void> {
	const followers = await db.selectFrom("message_follow").select("user_id").where("message_id", "=", from).execute();
	const informed = await db.selectFrom("case_informed").select("user_id").where("message_id", "=", from).execute();
	const all = [...followers, ...informed].map(({ user_id }) => user_id);
	const ids = [...new Set([...all, ...(reporter === null ? [] : [reporter])])];
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
			const other = await otherCase(transaction, user, input, found.id);
			const isMerge = input.kind === "merged";
			if (isMerge) {
				await demandTakesOthers(transaction, other);
				await demandMergeable(transaction, found.id, other);
			}
			await insertLink(transaction, { message_id: found.id, other_id: other.id, kind: input.kind });
			if (isMerge) {
				const note = input.note?.trim() || other.number;
				const actor = handlerName(user);
				const standing = await findStanding(transaction, found.id);
				if (!standing) throw absent();
				const step = {
					action: MERGE,
					by: "handler" as const,
					holder: user,
					standing,
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
			await record(transaction, {
				actor: user,
				from: networkOf(request.ip),
				action: "case.changed" as const,
				object: { kind: "case" as const, id: other.id },
				detail: { what: input.kind, with: found.id },
			});
			return { id: found.id, version: await versionOf(transaction, found.id) };
		},
	);
