import { isObject } from "../../json/json.ts";
import type { Path } from "../../json/pointer.ts";
import { resolveAddress, splitAddress, valueAlong, valueAtAddress } from "../addresses.ts";
import { documentOf, partAt, putAt, withoutDrafts, withoutKey } from "../draft-values.ts";
import { type FormFieldPlace, fieldAt } from "../field-places.ts";
import { documentName, fieldTitle, keyWords, namedPart, nameOfValue, partName } from "../names.ts";
import { gone, sentence, unusable } from "../refusals.ts";
import type { Documents, Edit, EditDraft, MutableObject, Sentence, Verb } from "../types.ts";
import { requiredField } from "./add.ts";

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	const { path } = edit;
	if (edit.at === "") return removeDocument(draft, edit);
	const refusal = unusable(draft, path);
	if (refusal) return refusal;
	const existing = partAt(draft, edit);
	if (!existing) return gone(edit);
	const field = fieldAt(documentOf(draft, path), existing.keys);
	takeOut(draft, path, existing.keys);
	if (field) forget(draft, path, field);
	return undefined;
}

function removeDocument(draft: EditDraft, edit: Edit): Sentence | undefined {
	const { path } = edit;
	const isBroken = Object.hasOwn(draft.broken, path);
	if (!isBroken && !Object.hasOwn(draft.documents, path)) return gone(edit);
	draft.documents = without(draft.documents, path);
	draft.broken = without(draft.broken, path);
	return undefined;
}

const without = <T>(object: Record<string, T>, key: string): Record<string, T> =>
	Object.fromEntries(Object.entries(object).filter(([own]) => own !== key));

/** Takes out what keys lead to: the container is made anew, so that taking it back restores the order of its keys. */
export function takeOut(draft: EditDraft, path: string, keys: Path): void {
	const around = keys.slice(0, -1);
	const last = keys.at(-1);
	const container = withoutDrafts(valueAlong(draft.documents[path], around));
	if (Array.isArray(container)) putAt(draft, path, around, container.toSpliced(Number(last), 1));
	else if (isObject(container)) putAt(draft, path, around, withoutKey(container, String(last)));
}

const withoutName = (list: unknown, name: string): unknown =>
	Array.isArray(list) && list.includes(name) ? list.filter((entry) => entry !== name) : list;

/** Takes a removed field out of what lists it: `required`, the steps, and the options of fields. */
function forget(draft: EditDraft, path: string, { name, pointer, owner, schemaKeys }: FormFieldPlace): void {
	const document = documentOf(draft, path);
	if (!document) return;
	const next: MutableObject = { ...document };
	if (isObject(next.fields)) next.fields = withoutFields(next.fields, pointer);
	if (owner === "" && Array.isArray(next.steps))
		next.steps = next.steps.map((step) =>
			isObject(step) ? { ...step, fields: withoutName(step.fields, name) } : step,
		);
	draft.documents[path] = next;
	const required = valueAlong(next, [...schemaKeys, "required"]);
	if (required !== undefined)
		putAt(draft, path, [...schemaKeys, "required"], withoutName(withoutDrafts(required), name));
}

const withoutFields = (fields: object, pointer: string): MutableObject =>
	Object.fromEntries(Object.entries(fields).filter(([key]) => key !== pointer && !key.startsWith(`${pointer}/`)));

function describe({ path, at }: Edit, documents: Documents): Sentence {
	const document = documents[path];
	if (at === "") return sentence("The document *{name}* was removed", { name: documentName(documents, path) });
	const place = splitAddress(at);
	const part = valueAtAddress(document, at);
	const required = place && requiredField(documents, path, place.parent, part);
	if (required) return sentence("*{name}* became optional", { name: required });
	const keys = resolveAddress(document, at);
	const field = keys && fieldAt(document, keys);
	if (field) return sentence("The field *{name}* was removed", { name: fieldTitle(document, field.pointer) });
	const owner = partName(documents, { path, at: place?.parent ?? "" });
	const { property } = namedPart(documents, { path, at });
	return property === null || Array.isArray(valueAtAddress(document, place?.parent ?? ""))
		? sentence("*{name}* was removed from *{owner}*", { name: nameOfValue(part, keyWords(place?.last ?? at)), owner })
		: sentence("*{owner}* lost {property}", { owner, property });
}

/** Takes a part away; a field of a form with all that lists it. */
export const remove: Verb<"remove"> = {
	verb: "remove",
	label: "Remove",
	icon: "layui-icon-delete",
	keys: { remove: ["Delete", "Backspace"], cut: ["Control+X"] },
	offered: (documents, { path, at }) =>
		at === "" ? documents[path] !== undefined : valueAtAddress(documents[path], at) !== undefined,
	apply,
	describe,
};
