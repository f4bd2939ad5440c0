import type { Portal } from "../../scripts/portal-process.ts";
import { type Db, openDatabase } from "../../server/database/connection.ts";

/** Works in the database of a running portal: for what else would take minutes or days, such as a code growing old. */
export async function inDatabase<T>({ data }: Portal, work: (db: Db) => Promise<T>): Promise<T> {
	const database = await openDatabase({ url: null, folder: data });
	try {
		return await work(database.db);
	} finally {
		await database.close();
	}
}
