import { sql } from "kysely";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import { formIds } from "../../schemas/rules/questions/form-ids.ts";
import type { Db } from "../database/connection.ts";
import { type IdsOfForms, namedForms } from "./form-ids-table.ts";

/** How many drafts of a form citizens have on the server, and how many of its cases are open. */
export type FormUseCounts = { drafts: number; open_cases: number };

/** Counts the uses of forms, by the present id of each, former ids included; `closed` names the states in which no case is open. */
export async function countFormUses(
	db: Db,
	forms: IdsOfForms,
	closed: readonly string[],
): Promise<ReadonlyMap<string, FormUseCounts>> {
	const { rows } = await sql<FormUseCounts & { form: string }>`
		select form, (select count(*) from draft where draft.form = any(named.ids)) as drafts,
			(select count(*) from message where message.form = any(named.ids) and not status = any(${[...closed]}::text[])) as open_cases
		from ${namedForms(forms)}
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

/** What uses the form that documents have at a path, under its former ids too; nothing does where they have none there. */
export async function usesOfFormAt(
	db: Db,
	documents: Readonly<Record<string, JsonObject>>,
	path: string,
): Promise<FormUseCounts> {
	const form = asObject(documents[path]);
	const ids = form.kind === "form" ? formIds(form) : [];
	const counts = await countFormUses(db, new Map([[path, ids]]), statesWithoutOpenCases(documents));
	return counts.get(path) ?? { drafts: 0, open_cases: 0 };
}
