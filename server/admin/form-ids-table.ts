import { type RawBuilder, sql } from "kysely";

/** Forms by their present ids, each with every id that it has or had. */
export type IdsOfForms = ReadonlyMap<string, readonly string[]>;

/** A table `named` of SQL: the present id of each form (`form`), and every id that it has or had (`ids`). */
export function namedForms(forms: IdsOfForms): RawBuilder<unknown> {
	const rows = [...forms].flatMap(([form, ids]) => ids.map((id) => ({ form, id })));
	const owners = rows.map(({ form }) => form);
	const ids = rows.map(({ id }) => id);
	return sql`(
		select form, array_agg(id) as ids from unnest(${owners}::text[], ${ids}::text[]) as one (form, id) group by form
	) as named`;
}
