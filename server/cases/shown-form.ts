import type { FormArtefact } from "../../schemas/release.ts";
import type { Db } from "../database/connection.ts";
import { findFormInForce } from "../repositories/releases/release.ts";
import { loadForm, type ReleasedForm } from "./forms.ts";
import { withStricterVisibility } from "./stricter-visibility.ts";

/** Which version of which form a case was filed with. */
export type FormVersion = { form: string; form_hash: string };

const MAX_MERGED = 100;
const merged = new Map<string, FormArtefact>();

/** The form of a case, and what others may see of it by the version in force; kept in memory, as versions never change. */
export async function loadShownForm(db: Db, { form, form_hash }: FormVersion): Promise<ReleasedForm | null> {
	const own = await loadForm(db, form_hash);
	const hash = await findFormInForce(db, form);
	if (!own || hash === null || hash === form_hash) return own;
	const key = `${form_hash} ${hash}`;
	const present = merged.has(key) ? null : await loadForm(db, hash);
	const artefact =
		merged.get(key) ?? (present ? withStricterVisibility(own.artefact, present.artefact.document) : null);
	if (!artefact) return own;
	if (merged.size >= MAX_MERGED) merged.clear();
	merged.set(key, artefact);
	return { ...own, artefact };
}
