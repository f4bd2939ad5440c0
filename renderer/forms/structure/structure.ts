import { use } from "react";
import type { FormArtefact } from "../../../schemas/release.ts";
import { plainFields } from "../model/plain-form.ts";

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
	if (!plainFields(form)) await structure();
};

/** What renders a form with structure, suspending until it is there; undefined for a plain form, which needs none. */
export function useStructure(form: FormArtefact): Structure | undefined {
	if (plainFields(form)) return undefined;
	return loaded ?? use(structure());
}

/** The same without waiting; throws where it has not come: see `readyToBegin`. */
export function structureOf(form: FormArtefact): Structure | undefined {
	if (plainFields(form)) return undefined;
	if (!loaded) throw new Error(`form "${form.document.id}": begun before what it needs was loaded`);
	return loaded;
}
