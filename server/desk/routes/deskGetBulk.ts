import { countBulk, findBulk, listRefused } from "../../repositories/desk/bulk-step.ts";
import { isServerText } from "../../wire/texts.ts";
import { canBeUndone } from "../bulk/bulk-action.ts";
import type { StaffRoute } from "../staff-route.ts";

/** How many refused cases are named. */
const MAX_NAMED = 100;

/** How far a bulk step of the caller's has come. */
export const deskGetBulk: StaffRoute<"deskGetBulk"> = async (
	{ id },
	{ services: { db, translators }, user, request },
) => {
	const found = await findBulk(db, user.id, id);
	if (!found) return { bulk: null };
	const { waiting, done, refused } = await countBulk(db, found.id);
	const own = translators.inLanguage(request.headers["accept-language"]);
	const refusals = await listRefused(db, found.id, MAX_NAMED);
	return {
		bulk: {
			id: found.id,
			do: found.step.do,
			state: found.state,
			done,
			refused,
			total: waiting + done + refused,
			created_at: found.created_at.toISOString(),
			can_undo: found.state !== "running" && done > 0 && canBeUndone(found.step) && !found.undone,
			refusals: refusals.map(({ why, ...one }) => ({ ...one, why: why && isServerText(why) ? own.text(why) : "" })),
		},
	};
};
