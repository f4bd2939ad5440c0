import { sql } from "kysely";
import { asObject, isStrings, type JsonObject } from "../../schemas/rules/json.ts";
import type { Db } from "../database/connection.ts";

/** So many drafts have citizens on the server of a form, and so many of its cases are open. */
export type FormUseCounts = { drafts: number; open_cases: number };

/** Those of forms, by the id of each; `closed` names the states in which no case is open. */
export async function countFormUses(
	db: Db,
	forms: readonly string[],
	closed: readonly string[],
): Promise<ReadonlyMap<string, FormUseCounts>> {
	const { rows } = await sql<FormUseCounts & { form: string }>`
		select form, (select count(*) from draft where draft.form = named.form) as drafts,
			(select count(*) from message where message.form = named.form and not status = any(${[...closed]}::text[])) as open_cases
		from unnest(${[...forms]}::text[]) as named (form)
	`.execute(db);
	return new Map(rows.map(({ form, ...counts }) => [form, counts]));
}

/** The states of documents in which no case is open. */
export const statesWithoutOpenCases = (documents: Readonly<Record<string, JsonObject>>): string[] =>
	Object.values(documents)
		.filter(({ kind }) => kind === "workflow")
		.flatMap(({ states }) =>
			Object.entries(asObject(states)).flatMap(([name, state]) => (asObject(state).open311 === "closed" ? [name] : [])),
		);

/** The ids of a form: what was begun or filed before it was renamed has the id that it had then. */
const idsOf = ({ id, formerly }: JsonObject): string[] => [
	...(typeof id === "string" ? [id] : []),
	...(isStrings(formerly) ? formerly : []),
];

/** What uses the form that documents have at a path; nothing does where they have none there. */
export async function usesOfFormAt(
	db: Db,
	documents: Readonly<Record<string, JsonObject>>,
	path: string,
): Promise<FormUseCounts> {
	const form = asObject(documents[path]);
	const ids = form.kind === "form" ? idsOf(form) : [];
	const counts = [...(await countFormUses(db, ids, statesWithoutOpenCases(documents))).values()];
	return {
		drafts: counts.reduce((sum, { drafts }) => sum + drafts, 0),
		open_cases: counts.reduce((sum, { open_cases }) => sum + open_cases, 0),
	};
}
