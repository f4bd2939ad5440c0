import { record } from "../../audit/record.ts";
import { demandCase } from "../../cases/demand-case.ts";
import { networkOf } from "../../login/network.ts";
import { revokeLink } from "../../repositories/desk/outside-link.ts";
import { isRowId } from "../../repositories/queries/search.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Ends a link by which somebody outside sees a case. Throws 403, 404, and 409 where it is over already. */
export const deskEndShare: StaffRoute<"deskEndShare"> = async ({ id, link }, { services: { db }, user, request }) => {
	await demandCase(db, user, id, "share");
	await db.transaction().execute(async (transaction) => {
		if (!isRowId(link) || !(await revokeLink(transaction, link, id)))
			throw new Refusal(409, "This link is over already.");
		await record(transaction, {
			actor: user,
			from: networkOf(request.ip),
			action: "case.share_ended",
			object: { kind: "case", id },
			detail: { link },
		});
	});
	return { id: link };
};
