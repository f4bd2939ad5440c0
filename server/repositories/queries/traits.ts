import { type RawBuilder, type SqlBool, sql } from "kysely";

/** What cases are filtered by that the index of slices has beside their texts, with its column, as portico_dated names it. */
const COLUMNS = {
	category: "category_id",
	team: "assigned_team",
	person: "assignee_id",
	district: "district",
	state: "status",
	priority: "priority",
	project: "project_id",
} as const;

/** A condition on `message`, and how the index of slices has it where it does. */
export type Condition = { where: RawBuilder<SqlBool>; trait?: string };

/** No priority of its own is no trait: nearly all cases have none. */
const NORMAL = 0;

/** The condition that a case has a trait. */
export const hasTrait = (of: keyof typeof COLUMNS, value: string | number): Condition => ({
	where: sql<SqlBool>`${sql.ref(COLUMNS[of])} = ${value}`,
	...(value === NORMAL ? {} : { trait: ` ${of} ${value}` }),
});

/** What conditions ask of cases, and of the index of slices. */
export const setConditions = (conditions: readonly Condition[]) => ({
	where: conditions.map(({ where }) => where),
	traits: conditions.flatMap(({ trait }) => trait ?? []),
});
