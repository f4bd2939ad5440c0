import type { Db } from "../database/connection.ts";

/** How many statements some work asks a database for: what it costs, whatever else the machine does. */
export async function countedStatements(db: Db, work: (counting: Db) => Promise<unknown>): Promise<number> {
	let statements = 0;
	const counting = db.withPlugin({
		transformQuery: ({ node }) => node,
		// Here and not above: what is only compiled asks nothing.
		async transformResult({ result }) {
			statements++;
			return result;
		},
	});
	await work(counting);
	return statements;
}
