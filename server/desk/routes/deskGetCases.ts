import { listDeskIds } from "../../repositories/desk/desk-cases.ts";
import { deskSummaries } from "../case-summary.ts";
import { readerOf } from "../closed-states.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Cases for those who handle them; what is due first comes first. */
export const deskGetCases: StaffRoute<"deskGetCases"> = async (query, { services: { db }, user }) => {
	const reader = await readerOf(db, user, query);
	const { ids, total, more, page, next } = await listDeskIds(db, query, reader, query);
	const list = await deskSummaries(db, ids, user.id);
	return { list, total, more, page: page.number, limit: page.limit, next };
};
