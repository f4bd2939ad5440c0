import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../database/connection.ts";

const digestOf = (id: RawBuilder<string>) => sql<Buffer>`sha256(convert_to(${id}::text, 'UTF8'))`;

/** Records that a case was erased on request, or is to be once it may. Whoever does not have its id, a random one, learns nothing from the record. */
export async function recordErasedCase(db: Db, id: string): Promise<void> {
	await db
		.insertInto("erased_case")
		.values({ digest: digestOf(sql`${id}`) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** The register of cases that were erased on request, in hexadecimal digits. */
export async function listErasedCases(db: Db): Promise<string[]> {
	const rows = await db.selectFrom("erased_case").select("digest").execute();
	return rows.map(({ digest }) => digest.toString("hex"));
}

/**
 * Records cases that were erased, given as `listErasedCases` lists them. Returns the ids of those that the database did not know
 * to be so and that are there: they have come back.
 */
export async function recordReturnedCases(db: Db, register: readonly string[]): Promise<string[]> {
	if (register.length === 0) return [];
	const { rows } = await sql<{ id: string }>`
		with added as (
			insert into erased_case (digest) select decode(entry, 'hex') from unnest(${register}::text[]) as entry
			on conflict do nothing returning digest
		)
		select id from message where exists (select from added) and ${digestOf(sql.ref("message.id"))} in (select digest from added)
	`.execute(db);
	return rows.map(({ id }) => id);
}
