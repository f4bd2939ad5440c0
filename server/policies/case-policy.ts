import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Right } from "../database/tables/assignment.ts";
import { assignedScopes, type CaseStanding, hasAnywhere, hasEverywhere, hasRight, type RightHolder } from "./rights.ts";

/** What can be done with a case by staff, and the right that it takes. */
const OPERATIONS = {
	read: "reads",
	/** Takes one in for somebody who calls or stands at the counter. */
	file: "handles",
	move: "handles",
	note: "handles",
	assign: "handles",
	/** Shows it to somebody outside by a link. */
	share: "handles",
	supervise: "supervises",
	publish: "publishes",
	export: "exports",
} as const satisfies Record<string, Right>;

/** One of them. */
export type CaseOperation = keyof typeof OPERATIONS;

/** Parts of a case that are not for everybody who reads it, and the right that each takes. */
const FIELDS = {
	answers: "reads",
	attachments: "reads",
	notes: "reads",
	/** Who filed it: name, number, their other cases. */
	reporter: "handles",
	/** What an attachment was before something was blotted out. */
	originals: "supervises",
} as const satisfies Record<string, Right>;

/** One of them. */
export type CaseField = keyof typeof FIELDS;

/** Whether somebody of the staff may do something with a case. */
export const mayWithCase = (holder: RightHolder, operation: CaseOperation, standing: CaseStanding): boolean =>
	hasRight(holder, OPERATIONS[operation], standing);

/** Whether there can be any case with which somebody may do something. */
export const mayWithCases = (holder: RightHolder, operation: CaseOperation): boolean =>
	hasAnywhere(holder, OPERATIONS[operation]);

const isField = (name: string): name is CaseField => Object.hasOwn(FIELDS, name);

/** The parts of a case that somebody of the staff is shown. */
export const shownFields = (holder: RightHolder, standing: CaseStanding): ReadonlySet<CaseField> =>
	new Set(
		Object.keys(FIELDS)
			.filter(isField)
			.filter((field) => hasRight(holder, FIELDS[field], standing)),
	);

/** A condition on the table `message`: the cases with which somebody may do something; the same rule as `mayWithCase`. */
export function casesOf(holder: RightHolder, operation: CaseOperation): RawBuilder<SqlBool> {
	const right = OPERATIONS[operation];
	const { teams, categories } = assignedScopes(holder, right);
	const assigned = sql<SqlBool>`message.category_id in (
		select category.id from category where category.team = any(${teams}::text[]) or category.code = any(${categories}::text[])
	)`;
	if (!hasEverywhere(holder, right)) return assigned;
	return teams.length + categories.length === 0
		? sql<SqlBool>`not message.restricted`
		: sql<SqlBool>`(not message.restricted or ${assigned})`;
}

/**
 * A condition on the register of what was erased, joined with `message` and `category`: the entries whose category somebody may be told.
 * A case that is gone is its category's.
 */
export function erasuresOf(holder: RightHolder): RawBuilder<SqlBool> {
	const { teams, categories } = assignedScopes(holder, OPERATIONS.read);
	return sql<SqlBool>`(not coalesce(message.restricted, category.restricted, false)
		or coalesce(category.team = any(${teams}::text[]), false) or category.code = any(${categories}::text[]))`;
}
