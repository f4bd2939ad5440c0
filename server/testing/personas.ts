import { RIGHTS } from "../database/tables/assignment.ts";

/** Two categories of two teams, and one that only its team reads. */
export const CATEGORIES = ["roads", "noise", "integrity"] as const;
/** One of them. */
export type CategoryCode = (typeof CATEGORIES)[number];

/** What is tried with a case of each: r reads it, its flow and file, and finds it in the list; m moves, p publishes, e exports, s supervises, x opens by exception, d tends what is asked for of its data. */
type Allowed = Partial<Record<CategoryCode, string>>;

const ROLES: Record<string, Allowed> = {
	guest: {},
	member: {},
	editor: {},
	publisher: {},
	handler: { roads: "rmp", noise: "rmp" },
	administrator: { roads: "rmpeds", noise: "rmpeds", integrity: "x" },
};

/** What each right gives where it is assigned. */
const ASSIGNED: Record<(typeof RIGHTS)[number], string> = {
	reads: "r",
	handles: "rm",
	supervises: "rms",
	publishes: "rp",
	exports: "re",
	administers: "d",
};

/** Somebody with roles and rights, and what these allow. */
export type Persona = { name: string; roles: string[]; assignments: object[]; allowed: Allowed };

/** Every role, and every right over a team, a category, and what is restricted. */
export const PERSONAS: Persona[] = [
	...Object.entries(ROLES).map(([name, allowed]) => ({
		name,
		allowed,
		assignments: [],
		roles: name === "guest" || name === "member" ? [] : [name],
	})),
	...RIGHTS.flatMap((right) => [
		{
			name: `${right} streets`,
			roles: [],
			assignments: [{ right, team: "streets" }],
			allowed: { roads: ASSIGNED[right] },
		},
		{
			name: `${right} noise`,
			roles: [],
			assignments: [{ right, category: "noise" }],
			allowed: { noise: ASSIGNED[right] },
		},
		{
			name: `${right} discipline`,
			roles: [],
			assignments: [{ right, team: "discipline" }],
			allowed: { integrity: ASSIGNED[right] },
		},
	]),
	{
		name: "administrator of the discipline office",
		roles: ["administrator"],
		assignments: [{ right: "handles", team: "discipline" }],
		allowed: { roads: "rmpeds", noise: "rmpeds", integrity: "rm" },
	},
];
