import { sql } from "kysely";
import type { ArtefactFile } from "../../../schemas/release.ts";
import type { Db } from "../../database/connection.ts";

/** An artefact's body by its name, or null. */
export async function findArtefact(db: Db, name: string): Promise<string | null> {
	const row = await db.selectFrom("artefact").select("body").where("name", "=", name).executeTakeFirst();
	return row?.body ?? null;
}

/**
 * The body of an artefact that some release has which is not revoked, and that is no revoked version of a form; or null.
 * What is for staff alone, only where `staff` asks for that too. Scripts check a form's answers and tell nothing else, and a
 * browser imports them without a session: they are for everybody.
 */
export async function findServedArtefact(db: Db, name: string, staff = false): Promise<string | null> {
	const row = await db
		.selectFrom("artefact")
		.select("body")
		.where("name", "=", name)
		.$if(!staff && !name.endsWith(".js"), (query) => query.where("artefact.staff", "=", false))
		.where(sql<boolean>`exists (
			select 1 from release_artefact as had
			where had.name = artefact.name and not exists (
				select 1 from revocation where revocation.form is null and revocation.release_id = had.release_id
			)
		)`)
		.where(sql<boolean>`not exists (
			select 1 from revocation where revocation.form_hash || '.json' = artefact.name
		)`)
		.executeTakeFirst();
	return row?.body ?? null;
}

/** The artefacts of a release that are for everybody, and not revoked. */
export const findPublicFiles = (db: Db, id: string): Promise<ArtefactFile[]> =>
	db
		.selectFrom("release_artefact")
		.innerJoin("artefact", "artefact.name", "release_artefact.name")
		.select(["artefact.name", "artefact.body"])
		.where("release_id", "=", id)
		.where("artefact.staff", "=", false)
		.where(sql<boolean>`not exists (select 1 from revocation where revocation.form_hash || '.json' = artefact.name)`)
		.execute();

/** The artefacts of a release. */
export const findFiles = (db: Db, id: string): Promise<ArtefactFile[]> =>
	db
		.selectFrom("release_artefact")
		.innerJoin("artefact", "artefact.name", "release_artefact.name")
		.select(["artefact.name", "artefact.body"])
		.where("release_id", "=", id)
		.execute();
