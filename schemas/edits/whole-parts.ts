import { asArray, asObject, isObject, type JsonObject } from "../json/json.ts";
import { type Path, toPointer } from "../json/pointer.ts";
import { addressOf, valueAlong } from "./addresses.ts";
import { toDocumentValue } from "./document-value.ts";
import { fieldAt } from "./field-places.ts";
import {
	type MovedField,
	movedFields,
	type PlacedField,
	placedKeys,
	standsWithin,
	withoutMoved,
} from "./moved-fields.ts";
import type { NewEdit } from "./types.ts";

/** Keys to the fields of a form that are in no group. */
const TOP = ["schema", "properties"];

type States = { path: string; before: JsonObject; after: JsonObject };

/** Two states of a form, and the fields that are in another group. */
type FormStates = States & { moved: readonly MovedField[] };

/** The step that asks a question in a state, and its place there; null where the form has no steps, undefined where none asks it. */
function stepOf({ steps }: JsonObject, name: string) {
	if (!Array.isArray(steps)) return null;
	const place = steps.findIndex((step) => asArray(asObject(step).fields).includes(name));
	const { id, fields } = asObject(steps[place]);
	return place === -1 ? undefined : { id, place, index: asArray(fields).indexOf(name) };
}

/** The edits that ask what a later state asks, and move into it what was asked elsewhere; none where no step of it does. */
function addedField({ path, before, after, moved }: FormStates, list: Path, name: string, index: number): NewEdit[] {
	const field = fieldAt(after, [...list, name]);
	const whole = asObject(valueAlong(after, [...list, name]));
	const step = list.length === 2 ? stepOf(after, name) : null;
	if (!field || step === undefined) return [];
	const within = moved.filter(({ to }) => standsWithin(to, { list, name }));
	const schema = withoutMoved(
		{ list, name },
		whole,
		within.map(({ to }) => to),
	);
	const options = asObject(after.fields)[field.pointer];
	const required = asArray(valueAlong(after, [...field.schemaKeys, "required"])).includes(name);
	const value = toDocumentValue({ name, schema, ...(isObject(options) && { options }), ...(required && { required }) });
	const add: NewEdit = { verb: "add-field", path, at: addressOf(before, list), value };
	const place = step ? { index: step.index, to: addressOf(after, ["steps", step.place]) } : { index };
	return [{ ...add, ...place }, ...within.map((one) => movedField({ path, before, after }, one))];
}

/** The edit that moves a field to the group, or out of the one, where a later state has it. */
function movedField({ path, before, after }: States, { from, to }: MovedField): NewEdit {
	const step = to.list.length === 2 ? stepOf(after, to.name) : null;
	const index = Object.keys(asObject(valueAlong(after, to.list))).indexOf(to.name);
	return {
		verb: "move-field",
		path,
		at: addressOf(before, [...from.list, from.name]),
		to: addressOf(after, to.list),
		...(step && typeof step.id === "string" ? { value: step.id, index: step.index } : { index }),
	};
}

/** The lists of fields that both states have, by the keys that lead to them. */
function fieldLists({ before, after }: States, around: Path): Path[] {
	const list = [...around, "properties"];
	const was = valueAlong(before, list);
	const is = valueAlong(after, list);
	const rows = [...around, "items"];
	const inRows = isObject(valueAlong(before, rows)) ? fieldLists({ path: "", before, after }, rows) : [];
	if (!isObject(was) || !isObject(is)) return inRows;
	const both = Object.keys(was).filter((name) => Object.hasOwn(is, name));
	return [list, ...both.flatMap((name) => fieldLists({ path: "", before, after }, [...list, name])), ...inRows];
}

/** The fields that go, those that come, and those that are in another group; a group goes once nothing is to be moved out of it. */
function fieldsBetween(states: FormStates): NewEdit[] {
	const { path, before, after, moved } = states;
	const lists = fieldLists(states, ["schema"]);
	const namesIn = (state: JsonObject, list: Path) => Object.keys(asObject(valueAlong(state, list)));
	const missing = (list: Path, state: JsonObject, other: JsonObject) => {
		const there = namesIn(other, list);
		return namesIn(state, list).flatMap((name, at) => (there.includes(name) ? [] : [{ list, name, at }]));
	};
	const isSame = (place: PlacedField, own: PlacedField) => toPointer(placedKeys(place)) === toPointer(placedKeys(own));
	const gone = lists
		.flatMap((list) => missing(list, before, after))
		.filter((place) => !moved.some(({ from }) => isSame(from, place)));
	const isEmptied = (place: PlacedField) => moved.some(({ from }) => standsWithin(from, place));
	const remove = (place: PlacedField): NewEdit => ({ verb: "remove", path, at: addressOf(before, placedKeys(place)) });
	return [
		...gone.filter((place) => !isEmptied(place)).map(remove),
		...lists
			.flatMap((list) => missing(list, after, before))
			.flatMap((place) => {
				const move = moved.find(({ to }) => isSame(to, place));
				return move ? [movedField(states, move)] : addedField(states, place.list, place.name, place.at);
			}),
		...gone.filter(isEmptied).map(remove),
	];
}

/** The questions that another step asks than before. */
function stepsBetween({ path, before, after }: States): NewEdit[] {
	const was = asObject(valueAlong(before, TOP));
	const is = asObject(valueAlong(after, TOP));
	return Object.keys(is).flatMap((name): NewEdit[] => {
		const [from, to] = Object.hasOwn(was, name) ? [stepOf(before, name), stepOf(after, name)] : [];
		if (!from || !to || from.id === to.id || typeof to.id !== "string") return [];
		return [{ verb: "move-field", path, at: addressOf(after, [...TOP, name]), value: to.id, index: to.index }];
	});
}

function translationsBetween({ path, before, after }: States): NewEdit[] {
	const was = asObject(before.messages);
	const is = asObject(after.messages);
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
	if (before.kind === "form")
		return [...fieldsBetween({ ...states, moved: movedFields(before, after) }), ...stepsBetween(states)];
	return before.kind === "messages" ? translationsBetween(states) : [];
}
