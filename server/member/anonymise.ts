import { isObject, type JsonObject } from "../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../schemas/json/pointer.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { ALWAYS_PUBLIC, describeValues, type ValueLabels } from "../../schemas/rules/questions/described-values.ts";
import { seenByOthers } from "../../schemas/rules/questions/seen-by-others.ts";
import { sourceWords } from "../../schemas/rules/texts/value-texts.ts";

/** The values that others see, by pointer. */
type Seen = ReadonlyMap<string, unknown>;

/** The part of a value that others see; undefined for nothing. Rows keep their places, so that pointers stay true. */
function visiblePart(value: unknown, pointer: string, seen: Seen): unknown {
	if (seen.has(pointer)) return seen.get(pointer);
	const under = (token: string, part: unknown) =>
		visiblePart(part, toPointer([...pointerTokens(pointer), token]), seen);
	if (Array.isArray(value)) {
		const parts = value.map((part, index) => under(String(index), part));
		return parts.some((part) => part !== undefined) ? parts.map((part) => part ?? {}) : undefined;
	}
	if (!isObject(value)) return undefined;
	const parts = Object.entries(value).map(([name, part]) => [name, under(name, part)] as const);
	const left = parts.filter(([, part]) => part !== undefined);
	return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/**
 * A case's values as the public sees them, and nothing else: public ones whole, masked ones as their masks. What no field
 * describes, such as a hidden one, is not kept.
 */
export function publicValues(form: FormArtefact, data: JsonObject, labels: ValueLabels): JsonObject {
	const described = describeValues(form, data, sourceWords, labels).flatMap((outcome) => {
		const shown = seenByOthers(outcome);
		return shown ? [[outcome.name, shown.value ?? shown.text] as const] : [];
	});
	const always = Object.entries(data).filter(([name]) => ALWAYS_PUBLIC.has(`/${name}`));
	const seen = new Map<string, unknown>([...described, ...always.map(([name, value]) => [`/${name}`, value] as const)]);
	const left = visiblePart(data, "", seen);
	return isObject(left) ? left : {};
}

/** The labels of the choices that the public sees. */
export function publicLabels(form: FormArtefact, data: JsonObject, labels: ValueLabels): ValueLabels {
	const open = describeValues(form, data, sourceWords, labels).filter(({ visibility }) => visibility === "public");
	const names = new Set(open.map(({ name }) => name));
	// Of an address its region is what was chosen.
	const isOpen = (pointer: string) => ALWAYS_PUBLIC.has(pointer) || names.has(pointer.replace(/\/region$/, ""));
	return Object.fromEntries(Object.entries(labels).filter(([pointer]) => isOpen(pointer)));
}
