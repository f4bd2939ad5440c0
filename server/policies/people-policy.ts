import { isOneOf } from "../../schemas/json/one-of.ts";
import { type Assignment, RIGHTS } from "../database/tables/assignment.ts";
import type { UserRow } from "../database/tables.ts";
import { assignedScopes, type CaseStanding, hasRight, type RightHolder } from "./rights.ts";

/** What somebody is given or taken: a role, or a right over a team or category. */
export type Grant = { role: UserRow["roles"][number] } | { assignment: Assignment };

const isAdministrator = ({ roles }: RightHolder) => roles.includes("administrator");

/** Whether somebody administers anything: all, a team or a category. */
export const mayAdminister = (holder: RightHolder): boolean =>
	isAdministrator(holder) || holder.assignments.some(({ right }) => right === "administers");

/** Whether somebody sees all of the staff and invites; who administers a team sees whom they may assign. */
export const mayAdministerAll = isAdministrator;

/**
 * Whether somebody may give or take a grant. Roles are given by administrators. A right over a team or category is given by
 * who administers it, of what is not restricted also by administrators; the first right over what is restricted, which
 * nobody administers yet, by administrators, but never to themselves.
 */
export function mayGrant(
	holder: RightHolder & { id: string },
	grant: Grant,
	{ to, scope }: { to: string; scope: readonly CaseStanding[] },
): boolean {
	if ("role" in grant) return isAdministrator(holder);
	if (scope.length > 0 && scope.every((standing) => hasRight(holder, "administers", standing))) return true;
	return isAdministrator(holder) && holder.id !== to;
}

/** Whether two are of one team: what one supervises, the other has a right over, or over a category of its team. */
function supervisesTeamOf(
	holder: RightHolder,
	{ assignments }: Pick<RightHolder, "assignments">,
	teamOf: ReadonlyMap<string, string | null>,
): boolean {
	const { teams, categories } = assignedScopes(holder, "supervises");
	return assignments.some((one) =>
		"team" in one
			? teams.includes(one.team)
			: categories.includes(one.category) || teams.includes(teamOf.get(one.category) ?? ""),
	);
}

/**
 * Whether somebody may say that a person is away: that person themselves, who supervises a team or category over which that
 * person has a right, and administrators. `teamOf` names the team of each category.
 */
export const mayMarkAbsent = (
	holder: RightHolder & { id: string },
	person: Pick<RightHolder, "assignments"> & { id: string },
	teamOf: ReadonlyMap<string, string | null>,
): boolean => holder.id === person.id || isAdministrator(holder) || supervisesTeamOf(holder, person, teamOf);

/** Whether a text is the name of a right. */
export const isRight = (text: unknown) => isOneOf(RIGHTS, text);
