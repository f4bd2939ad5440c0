import { asObject } from "../../../schemas/json/json.ts";
import type { Manifest } from "../../../schemas/release.ts";
import { storesServerDrafts } from "../../../schemas/rules/portal/server-draft-rule.ts";
import type { Db } from "../../database/connection.ts";

/** The forms of a release that have drafts on the server and keep none there. */
async function unkeptForms(db: Db, { forms }: Manifest): Promise<string[]> {
	const drafted = await db.selectFrom("draft").select("form").distinct().execute();
	const offered = drafted.flatMap(({ form }) =>
		Object.hasOwn(forms, form) ? [{ form, name: `${forms[form]?.artefact}.json` }] : [],
	);
	if (offered.length === 0) return [];
	const names = offered.map(({ name }) => name);
	const artefacts = await db.selectFrom("artefact").select(["name", "body"]).where("name", "in", names).execute();
	const unkept = new Set(artefacts.filter(({ body }) => !areStored(body)).map(({ name }) => name));
	return offered.filter(({ name }) => unkept.has(name)).map(({ form }) => form);
}

/** Whether a form as it was published has its drafts on the server. */
function areStored(artefact: string): boolean {
	const { draft } = asObject(asObject(JSON.parse(artefact)).document);
	return storesServerDrafts({ draft: draft === undefined || draft === true });
}

/**
 * Deletes the drafts of forms that a release keeps none of on the server: what was typed is then on its device alone. Files that
 * were sent for one stay as long as for any form that is being filled in, which may be open on a device still.
 */
export async function deleteUnkeptDrafts(db: Db, manifest: Manifest): Promise<void> {
	const forms = await unkeptForms(db, manifest);
	if (forms.length > 0) await db.deleteFrom("draft").where("form", "in", forms).execute();
}
