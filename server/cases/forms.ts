import { isForm } from "../../schemas/checks/artefacts.gen.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import type { Validate } from "../../schemas/rules/values/validator-runtime.ts";
import type { Db } from "../database/connection.ts";
import { cachedByHash } from "../repositories/queries/cached-by-hash.ts";
import { findArtefact } from "../repositories/releases/artefact.ts";
import { importValidator } from "./import-validator.ts";

/** A form as it was published once, and its compiled rules. */
export type ReleasedForm = { artefact: FormArtefact; validate: Validate };

const CACHED = 50;

/** The form of a hash, or null when none was ever published under it. */
export const loadForm = cachedByHash(CACHED, async (db: Db, hash: string): Promise<ReleasedForm | null> => {
	const body = await findArtefact(db, `${hash}.json`);
	const artefact: unknown = body === null ? null : JSON.parse(body);
	if (!isForm(artefact)) return null;
	const name = `${artefact.validator}.js`;
	const source = await findArtefact(db, name);
	if (source === null) throw new Error(`The validator ${name} of form ${hash} is not stored.`);
	return { artefact, validate: await importValidator(`The artefact ${name}`, source) };
});
