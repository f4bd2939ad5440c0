import { isForm } from "../../schemas/checks/artefacts.gen.ts";
import { asArray, asObject, isObject } from "../../schemas/json/json.ts";
import type { Manifest } from "../../schemas/release.ts";
import { formatValue, sourceWords } from "../../schemas/rules/texts/value-texts.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { listDistricts } from "../repositories/people/staff-people.ts";
import { cachedByHash } from "../repositories/queries/cached-by-hash.ts";
import { findArtefact } from "../repositories/releases/artefact.ts";
import { currentHandling, findStaffManifest } from "../repositories/releases/handling-documents.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";

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

async function currentForms(db: Db): Promise<FormDocument[]> {
	const manifest = (await findStaffManifest(db)) ?? (await findCurrentManifest(db));
	return manifest ? formsOf(db, manifest) : [];
}

/** The districts that one form offers. */
function offeredBy({ schema }: FormDocument): string[] {
	const field = asObject(asObject(asObject(schema).properties).district);
	const values = [...asArray(field.enum), ...asArray(field.oneOf).map((option) => asObject(option).const)];
	return values.filter((value) => typeof value === "string");
}

function namesIn(forms: readonly FormDocument[]): DistrictNames {
	return (district) => {
		for (const form of forms) {
			const name = nameIn(form, district);
			if (name !== undefined) return name;
		}
		return district;
	};
}

/** How the forms of the release in force call districts: as a reporter chose it, `district` may be a code. */
export const currentDistrictNames = async (db: Db): Promise<DistrictNames> => namesIn(await currentForms(db));

/**
 * The districts that a case can be in: those that cases stand in, that routing rules go by or set, and that forms offer; each
 * with how it is called.
 */
export async function currentDistricts(db: Db): Promise<{ value: string; label: string }[]> {
	const [forms, { routing }, used] = await Promise.all([currentForms(db), currentHandling(db), listDistricts(db)]);
	const ruled = (routing?.rules ?? []).flatMap(({ when, set }) => [
		...(when.district ?? []),
		...(set.district ? [set.district] : []),
	]);
	const nameOf = namesIn(forms);
	const all = new Set([...used, ...ruled, ...forms.flatMap(offeredBy)]);
	return [...all].toSorted().map((value) => ({ value, label: nameOf(value) }));
}
