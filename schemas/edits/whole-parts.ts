import { asArray, asObject, isObject, type JsonObject } from "../json/json.ts";
import { type Path, toPointer } from "../json/pointer.ts";
import { addressOf, valueAlong } from "./addresses.ts";
import { toDocumentValue } from "./document-value.ts";
import { fieldAt } from "./field-places.ts";
import type { NewEdit } from "./types.ts";

/** Keys to the fields of a form that are in no group. */
const TOP = ["schema", "properties"];

type States = { path: string; before: JsonObject; after: JsonObject };

/** The step that asks a question in a state, and its place there; null where the form has no steps, undefined where none asks it. */
function stepOf({ steps }: JsonObject, name: string) {
	if (!Array.isArray(steps)) return null;
	const place = steps.findIndex((step) => asArray(asObject(step).fields).includes(name));
	const { id, fields } = asObject(steps[place]);
	return place === -1 ? undefined : { id, place, index: asArray(fields).indexOf(name) };
}

/** The edit that asks what a later state asks; none where no step of it does. */
function addedField({ path, before, after }: States, list: Path, name: string, index: number): NewEdit[] {
	const field = fieldAt(after, [...list, name]);
	const schema = asObject(valueAlong(after, [...list, name]));
	const step = list.length === 2 ? stepOf(after, name) : null;
	if (!field || step === undefined) return [];
	const options = asObject(after.fields)[field.pointer];
	const required = asArray(valueAlong(after, [...field.schemaKeys, "required"])).includes(name);
	const value = toDocumentValue({ name, schema, ...(isObject(options) && { options }), ...(required && { required }) });
	const at = addressOf(before, list);
	if (!step) return [{ verb: "add-field", path, at, value, index }];
	return [{ verb: "add-field", path, at, value, index: step.index, to: addressOf(after, ["steps", step.place]) }];
}

/** The lists of fields that both states have, by the keys that lead to them. */
function fieldLists({ before, after }: States, around: Path): Path[] {
	const list = [...around, "properties"];
	const [was, is] = [valueAlong(before, list), valueAlong(after, list)];
	const rows = [...around, "items"];
	const inRows = isObject(valueAlong(before, rows)) ? fieldLists({ path: "", before, after }, rows) : [];
	if (!isObject(was) || !isObject(is)) return inRows;
	const both = Object.keys(was).filter((name) => Object.hasOwn(is, name));
	return [list, ...both.flatMap((name) => fieldLists({ path: "", before, after }, [...list, name])), ...inRows];
}

function fieldsBetween(states: States): NewEdit[] {
	const { path, before, after } = states;
	return fieldLists(states, ["schema"]).flatMap((list): NewEdit[] => {
		const [was, is] = [asObject(valueAlong(before, list)), asObject(valueAlong(after, list))];
		const gone = Object.keys(was).filter((name) => !Object.hasOwn(is, name));
		return [
			...gone.map((name): NewEdit => ({ verb: "remove", path, at: addressOf(before, [...list, name]) })),
			...Object.keys(is).flatMap((name, at) => (Object.hasOwn(was, name) ? [] : addedField(states, list, name, at))),
		];
	});
}

/** The questions that another step asks than before. */
function stepsBetween({ path, before, after }: States): NewEdit[] {
	const [was, is] = [asObject(valueAlong(before, TOP)), asObject(valueAlong(after, TOP))];
	return Object.keys(is).flatMap((name): NewEdit[] => {
		const [from, to] = Object.hasOwn(was, name) ? [stepOf(before, name), stepOf(after, name)] : [];
		if (!from || !to || from.id === to.id || typeof to.id !== "string") return [];
		return [{ verb: "move-field", path, at: addressOf(after, [...TOP, name]), value: to.id, index: to.index }];
	});
}

function translationsBetween({ path, before, after }: States): NewEdit[] {
	const [was, is] = [asObject(before.messages), asObject(after.messages)];
	return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((source): NewEdit[] => {
		const value = is[source] ?? null;
		if (value === (was[source] ?? null) || (value !== null && typeof value !== "string")) return [];
		return [{ verb: "translate", path, at: toPointer(["messages", source]), value }];
	});
}

/** What a later state of a document has more or less as a whole: the fields of a form, and translations. */
export function wholePartsBetween(path: string, before: JsonObject, after: JsonObject): NewEdit[] {
	if (before.kind !== after.kind) return [];
	const states = { path, before, after };
	if (before.kind === "form") return [...fieldsBetween(states), ...stepsBetween(states)];
	return before.kind === "messages" ? translationsBetween(states) : [];
}
