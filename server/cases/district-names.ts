import { isForm } from "../../schemas/checks/artefacts.gen.ts";
import { asObject, isObject } from "../../schemas/json/json.ts";
import type { Manifest } from "../../schemas/release.ts";
import { formatValue, sourceWords } from "../../schemas/rules/texts/value-texts.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { cachedByHash } from "../repositories/queries/cached-by-hash.ts";
import { findStaffManifest } from "../repositories/releases/handling-documents.ts";
import { findArtefact, findCurrentManifest } from "../repositories/releases/release.ts";

/** How a district is called, a source text; the district itself where no form offers it under a name. */
export type DistrictNames = (district: string) => string;

const CACHED = 100;

const formAt = cachedByHash(CACHED, async (db: Db, hash: string): Promise<FormDocument | null> => {
	const body = await findArtefact(db, `${hash}.json`);
	const artefact: unknown = body === null ? null : JSON.parse(body);
	return isForm(artefact) ? artefact.document : null;
});

/** How one form calls a district; undefined where it does not ask for one, or has no name for this. */
function nameIn({ schema, fields }: FormDocument, district: string): string | undefined {
	const field = asObject(asObject(schema).properties).district;
	if (!isObject(field)) return undefined;
	const name = formatValue(district, [field], fields?.["/district"] ?? {}, sourceWords);
	return name === district ? undefined : name;
}

async function formsOf(db: Db, { forms }: Pick<Manifest, "forms">): Promise<FormDocument[]> {
	const found = await Promise.all(Object.values(forms).map(({ artefact }) => formAt(db, artefact)));
	return found.filter((form) => form !== null);
}

/** How the forms of the release in force call districts: as a reporter chose it, `district` may be a code. */
export async function currentDistrictNames(db: Db): Promise<DistrictNames> {
	const manifest = (await findStaffManifest(db)) ?? (await findCurrentManifest(db));
	const forms = manifest ? await formsOf(db, manifest) : [];
	return (district) => {
		for (const form of forms) {
			const name = nameIn(form, district);
			if (name !== undefined) return name;
		}
		return district;
	};
}
