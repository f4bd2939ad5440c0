import { use } from "react";
import type { FormArtefact } from "../../../schemas/release.ts";
import { needsRjsf } from "../../../schemas/rules/field-tree.ts";

type Structure = typeof import("./structured-form.tsx");

let loading: Promise<Structure> | undefined;
let loaded: Structure | undefined;

async function load(): Promise<Structure> {
	try {
		loaded = await import("./structured-form.tsx");
		return loaded;
	} catch (cause) {
		loading = undefined;
		throw cause;
	}
}

const structure = (): Promise<Structure> => {
	loading ??= load();
	return loading;
};

/** Resolves once a form can be started; rejects where the code that it needs can't be had. */
export const readyToStart = async (form: FormArtefact): Promise<void> => {
	if (needsRjsf(form.tree)) await structure();
};

/** What resolves the parts of a form that the compiler could not, suspending until it is there; undefined where it has none. */
export function useStructure(form: FormArtefact): Structure | undefined {
	if (!needsRjsf(form.tree)) return undefined;
	return loaded ?? use(structure());
}

/** The same without waiting; throws where it has not come: see `readyToStart`. */
export function structureOf(form: FormArtefact): Structure | undefined {
	if (!needsRjsf(form.tree)) return undefined;
	if (!loaded) throw new Error(`form "${form.document.id}": begun before what it needs was loaded`);
	return loaded;
}
