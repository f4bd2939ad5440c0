import { CompiledQuery, type KyselyPlugin, sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** The plan of a statement, without the ways that a small table would be read by. */
export const planOf = (db: Db, statement: CompiledQuery): Promise<string> =>
	db.transaction().execute(async (transaction) => {
		await sql`set local enable_seqscan = off`.execute(transaction);
		await sql`set local enable_sort = off`.execute(transaction);
		const explain = CompiledQuery.raw(`explain ${statement.sql}`, [...statement.parameters]);
		const { rows } = await transaction.executeQuery<{ "QUERY PLAN": string }>(explain);
		return rows.map((row) => row["QUERY PLAN"]).join("\n");
	});

/** The plans of those statements that some work asks and that read from a table. */
export async function plansOf(db: Db, table: string, work: (db: Db) => Promise<unknown>): Promise<string[]> {
	const statements: CompiledQuery[] = [];
	const noting: KyselyPlugin = {
		transformQuery({ node, queryId }) {
			const statement = db.getExecutor().compileQuery(node, queryId);
			if (new RegExp(`from "?${table}"?\\b`).test(statement.sql)) statements.push(statement);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	await work(db.withPlugin(noting));
	const plans: string[] = [];
	for (const statement of statements) plans.push(await planOf(db, statement));
	return plans;
}
