import { isForm } from "../../schemas/checks/artefacts.gen.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { VALIDATOR_RUNTIME, type Validate, type ValidatorModule } from "../../schemas/rules/validator-runtime.ts";
import type { Db } from "../database/connection.ts";
import { findArtefact } from "../repositories/release.ts";

/** A form as it was published once, and its compiled rules. */
export type ReleasedForm = { artefact: FormArtefact; validate: Validate };

const CACHED = 50;
const loaded = new Map<string, Promise<ReleasedForm | null>>();

const isValidatorModule = (value: unknown): value is ValidatorModule => typeof value === "function";

async function importValidator(name: string, source: string): Promise<Validate> {
	const { default: make } = await import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`);
	if (!isValidatorModule(make)) throw new Error(`The artefact ${name} should export a function by default.`);
	return make(VALIDATOR_RUNTIME);
}

async function load(db: Db, hash: string): Promise<ReleasedForm | null> {
	const body = await findArtefact(db, `${hash}.json`);
	const artefact: unknown = body === null ? null : JSON.parse(body);
	if (!isForm(artefact)) return null;
	const name = `${artefact.validator}.js`;
	const source = await findArtefact(db, name);
	if (source === null) throw new Error(`The validator ${name} of form ${hash} is not stored.`);
	return { artefact, validate: await importValidator(name, source) };
}

/** The form of a hash, or null when none was ever published under it. Kept in memory: it never changes. */
export function loadForm(db: Db, hash: string): Promise<ReleasedForm | null> {
	const known = loaded.get(hash);
	if (known) return known;
	const loading = load(db, hash);
	loaded.set(hash, loading);
	const oldest = loaded.keys().next().value;
	if (loaded.size > CACHED && oldest !== undefined) loaded.delete(oldest);
	// What could not be loaded is tried again next time.
	loading.then((form) => form ?? loaded.delete(hash)).catch(() => loaded.delete(hash));
	return loading;
}
