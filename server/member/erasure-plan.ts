import type { CategoryRetention } from "../../schemas/types.gen.ts";
import { currentCategories } from "../cases/categories.ts";
import { workflowOfCase } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import type { ErasableCase } from "../repositories/messages/held-erasure.ts";

/** Why a case cannot be erased yet: it is being handled, or the law has it kept until a time. */
export type Hold = { why: "open"; until: null } | { why: "law"; until: Date };

/** When a span of time is over. */
function endOf(since: Date, { length, unit }: Pick<CategoryRetention, "length" | "unit">): Date {
	const end = new Date(since);
	if (unit === "days") end.setUTCDate(end.getUTCDate() + length);
	else if (unit === "months") end.setUTCMonth(end.getUTCMonth() + length);
	else end.setUTCFullYear(end.getUTCFullYear() + length);
	return end;
}

/** Says of a case what has it kept when somebody asks for its erasure; null where nothing has. */
export async function holdFinder(db: Db, now = new Date()): Promise<(found: ErasableCase) => Promise<Hold | null>> {
	const categories = await currentCategories(db);
	return async (found) => {
		const { states } = await workflowOfCase(db, found);
		if (states[found.status]?.open311 !== "closed") return { why: "open", until: null };
		const retention = categories.find(({ code }) => code === found.category_code)?.retention;
		const until = retention?.by_law ? endOf(found.rested_since, retention) : null;
		return until && until > now ? { why: "law", until } : null;
	};
}
