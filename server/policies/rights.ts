import { RIGHTS, type Right } from "../database/tables/assignment.ts";
import type { UserRow } from "../database/tables.ts";

/** What a right gives besides itself. */
const IMPLIED: Record<Right, readonly Right[]> = {
	reads: [],
	handles: ["reads"],
	supervises: ["reads", "handles"],
	publishes: ["reads"],
	exports: ["reads"],
	administers: [],
};

/** What a role gives over all cases that are not restricted to a team. */
const BY_ROLE: Record<UserRow["roles"][number], readonly Right[]> = {
	editor: [],
	publisher: [],
	handler: ["reads", "handles", "publishes"],
	administrator: RIGHTS,
};

/** What decides who has rights over cases: their category and its team, and whether only that team reads them. */
export type CaseStanding = { code: string; team: string | null; restricted: boolean };

/** Who has rights. */
export type RightHolder = Pick<UserRow, "roles" | "assignments">;

const gives = (given: Right, right: Right) => given === right || IMPLIED[given].includes(right);

/** The teams and categories over which somebody was assigned a right, or one that gives it. */
export function assignedScopes({ assignments }: RightHolder, right: Right): { teams: string[]; categories: string[] } {
	const matching = assignments.filter((one) => gives(one.right, right));
	return {
		teams: matching.flatMap((one) => ("team" in one ? [one.team] : [])),
		categories: matching.flatMap((one) => ("category" in one ? [one.category] : [])),
	};
}

/** Whether somebody has a right over all cases that are not restricted. */
export const hasEverywhere = ({ roles }: RightHolder, right: Right): boolean =>
	roles.some((role) => BY_ROLE[role].some((given) => gives(given, right)));

/** Whether somebody has a right over cases: assigned to their team or category, or by a role where they are not restricted. */
export function hasRight(holder: RightHolder, right: Right, { code, team, restricted }: CaseStanding): boolean {
	const { teams, categories } = assignedScopes(holder, right);
	if (categories.includes(code) || (team !== null && teams.includes(team))) return true;
	return !restricted && hasEverywhere(holder, right);
}

/** Whether somebody has a right over any cases. */
export function hasAnywhere(holder: RightHolder, right: Right): boolean {
	const { teams, categories } = assignedScopes(holder, right);
	return teams.length + categories.length > 0 || hasEverywhere(holder, right);
}

/** Whether somebody works for the portal: what they do is recorded. */
export const isStaff = ({ roles, assignments }: RightHolder): boolean => roles.length + assignments.length > 0;
