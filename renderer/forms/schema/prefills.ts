import { isObject } from "../../../schemas/rules/json.ts";
import { placesOf } from "../../../schemas/rules/places.ts";
import { pointerTokens, valueAt } from "../../../schemas/rules/pointer.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import type { Scope } from "../../scope/scope.ts";
import { changeValue } from "../state/change-values.ts";
import type { FormValues } from "../state/values-store.ts";
import { fittingValue } from "./fitting-value.ts";

/** What stands at a pointer when a form or a row of it starts. */
export type ReadPrefill = (pointer: string) => unknown;

/** Where prefill may read: who the person is, the address, the configuration (docs/documents.md). */
const PREFILL = ["user", "query", "handed", "config", "route", "data", "item"];

/** Reads first values from what the page knows at this moment. */
export const prefillsFrom =
	(scope: Scope): ReadPrefill =>
	(pointer) =>
		PREFILL.includes(pointerTokens(pointer)[0] ?? "") ? valueAt(scope, pointer) : undefined;

/**
 * Values with what the fields' `prefill` pointers find, at every place for one that `isNew`; in rows, at those there
 * are.
 */
export function withPrefills(
	document: FormDocument,
	values: FormValues,
	read: ReadPrefill,
	isNew: (pointer: string) => boolean,
): FormValues {
	let filled: unknown = values;
	for (const [pattern, { prefill }] of Object.entries(document.fields ?? {})) {
		const found = prefill === undefined ? undefined : read(prefill);
		if (found === undefined || found === null || found === "") continue;
		const value = fittingValue(found, pattern, document);
		if (value === undefined) continue;
		for (const { pointer, tokens } of placesOf(pattern, values))
			if (isNew(pointer)) filled = changeValue(filled, tokens, value);
	}
	return isObject(filled) ? filled : values;
}
