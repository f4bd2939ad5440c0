import { type RawBuilder, type SqlBool, sql } from "kysely";
import { assignedScopes, type CaseStanding, hasEverywhere, hasRight, type RightHolder } from "./rights.ts";

/** Whose data a request is about: all that is kept of a person, or one case of a category. */
export type DataStanding = { scope: "account" } | ({ scope: "case" } & CaseStanding);

/**
 * Whether somebody tends a request for personal data: of a whole person who administers everywhere, of one case who administers
 * its team or category.
 */
export const mayTendData = (holder: RightHolder, standing: DataStanding): boolean =>
	standing.scope === "account" ? hasEverywhere(holder, "administers") : hasRight(holder, "administers", standing);

/** A condition on the table `data_request`, joined with `category`: the requests that somebody tends; the same rule as `mayTendData`. */
export function dataRequestsOf(holder: RightHolder): RawBuilder<SqlBool> {
	const { teams, categories } = assignedScopes(holder, "administers");
	const everywhere = hasEverywhere(holder, "administers");
	return sql<SqlBool>`(case data_request.scope when 'account' then ${everywhere}::boolean
		else (${everywhere}::boolean and not data_request.restricted)
			or coalesce(category.team = any(${teams}::text[]), false) or category.code = any(${categories}::text[]) end)`;
}
