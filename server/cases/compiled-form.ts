import { isForm } from "../../schemas/checks/artefacts.gen.ts";
import type { FormArtefact, Release } from "../../schemas/release.ts";

/** A form as a release has it, and the source of its validator's module. */
export type CompiledForm = { artefact: FormArtefact; validator: string };

/** A form of a compiled release; null where the release has no such form. What is for staff alone is looked for too. */
export function compiledForm({ manifest, files, staff_files }: Release, form: string): CompiledForm | null {
	const bodyOf = (name: string) => [...files, ...staff_files].find((file) => file.name === name)?.body;
	const staff = bodyOf(`${manifest.staff}.json`);
	const forms: Release["manifest"]["forms"] = {
		...(staff !== undefined && JSON.parse(staff).forms),
		...manifest.forms,
	};
	const entry = Object.hasOwn(forms, form) ? forms[form] : undefined;
	const artefact: unknown = JSON.parse(bodyOf(`${entry?.artefact}.json`) ?? "null");
	const validator = bodyOf(`${entry?.validator}.js`);
	return isForm(artefact) && validator !== undefined ? { artefact, validator } : null;
}
