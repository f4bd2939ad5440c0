import { setImmediate as othersTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Release } from "../../../schemas/release.ts";
import type { Db } from "../../database/connection.ts";
import type { StoredSource } from "../../database/tables/release-tables.ts";

/** How many entries of a list that may be megabytes are written at once: a millisecond or two of the serving thread. */
const AT_ONCE = 40;

/** A list in parts. Between two of them whoever waits for the thread gets a turn. */
async function* partsOf<T>(list: readonly T[]): AsyncGenerator<T[]> {
	for (let from = 0; from < list.length; from += AT_ONCE) {
		yield list.slice(from, from + AT_ONCE);
		await othersTurn();
	}
}

/** The JSON of a list, written part by part. */
export async function jsonInTurns(list: readonly unknown[]): Promise<string> {
	const written: string[] = [];
	for await (const part of partsOf(list)) written.push(JSON.stringify(part).slice(1, -1));
	return `[${written.join(",")}]`;
}

type StaffedFile = Release["files"][number] & { staff: boolean };

async function insertArtefacts(db: Db, release: string, files: readonly StaffedFile[]): Promise<void> {
	await db
		.insertInto("artefact")
		.values(files)
		// What was for staff alone stays so only until a release has it for everybody.
		.onConflict((conflict) =>
			conflict
				.column("name")
				.doUpdateSet({ staff: false })
				.where("artefact.staff", "=", true)
				.where(sql<boolean>`not excluded.staff`),
		)
		.execute();
	await db
		.insertInto("release_artefact")
		.values(files.map(({ name }) => ({ release_id: release, name })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Stores a compiled release; artefacts it shares with earlier ones are stored once. */
export async function insertRelease(
	db: Db,
	{ id, manifest, files, staff_files }: Release,
	sources: readonly StoredSource[],
): Promise<void> {
	await db
		.insertInto("release")
		.values({ id, manifest: JSON.stringify(manifest), sources: await jsonInTurns(sources) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const all = [
		...files.map((file) => ({ ...file, staff: false })),
		...staff_files.map((file) => ({ ...file, staff: true })),
	];
	for await (const part of partsOf(all)) await insertArtefacts(db, id, part);
}
