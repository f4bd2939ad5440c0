import { asObject } from "../../json/json.ts";
import type { Path } from "../../json/pointer.ts";
import { resolveAddress, valueAlong } from "../addresses.ts";
import { isNewField } from "../checks.gen.ts";
import { documentOf, isMutable, partAt, putAt, withEntry, withKey, withoutDrafts } from "../draft-values.ts";
import { fieldAt } from "../field-places.ts";
import { documentName } from "../names.ts";
import { gone, sentence, taken, unfit, unusable } from "../refusals.ts";
import type { Documents, Edit, EditDraft, EditTarget, NewField, Sentence, Verb } from "../types.ts";

const label = "Add a field";

/** Whether keys lead to the `properties` of a form, or of a group in it. */
const isFieldList = (document: unknown, keys: Path) => fieldAt(document, [...keys, "field"]) !== null;

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	const { path, value: field } = edit;
	const refusal = unusable(draft, path);
	if (refusal) return refusal;
	const list = partAt(draft, edit);
	if (!isNewField(field)) return unfit(label);
	if (!list || !isMutable(list.value)) return gone(edit);
	if (!isFieldList(documentOf(draft, path), list.keys)) return unfit(label);
	if (Object.hasOwn(list.value, field.name)) return taken(field.name);
	const isTop = list.keys.length === 2;
	const hasSteps = isTop && Array.isArray(documentOf(draft, path)?.steps);
	if (hasSteps) {
		const refused = addToStep(draft, edit, field.name);
		if (refused) return refused;
	}
	const index = hasSteps ? undefined : edit.index;
	putAt(draft, path, list.keys, withKey(list.value, field.name, field.schema, index));
	if (field.required === true) addToRequired(draft, path, list.keys.slice(0, -1), field.name);
	if (field.options) addOptions(draft, path, list.keys, field);
	return undefined;
}

function addToStep(draft: EditDraft, edit: Edit, name: string): Sentence | undefined {
	const { path } = edit;
	const steps = documentOf(draft, path)?.steps;
	const last = Array.isArray(steps) ? steps.length - 1 : 0;
	const step = partAt(draft, { path, at: edit.to ?? `/steps/${last}` });
	if (step?.keys[0] !== "steps" || step.keys.length !== 2) return gone({ path, at: edit.to ?? "/steps" });
	const fields = asObject(step.value).fields;
	if (!Array.isArray(fields)) return gone({ path, at: `${edit.to ?? "/steps"}/fields` });
	if (!fields.includes(name)) putAt(draft, path, [...step.keys, "fields"], withEntry(fields, name, edit.index));
	return undefined;
}

function addToRequired(draft: EditDraft, path: string, schemaKeys: Path, name: string): void {
	const required = withoutDrafts(valueAlong(draft.documents[path], [...schemaKeys, "required"]));
	const list = Array.isArray(required) ? required : [];
	if (!list.includes(name)) putAt(draft, path, [...schemaKeys, "required"], [...list, name]);
}

function addOptions(draft: EditDraft, path: string, keys: Path, { name, options }: NewField): void {
	const document = documentOf(draft, path);
	const place = fieldAt(document, [...keys, name]);
	if (!document || !place) return;
	const fields = asObject(document.fields);
	// A field's own pointer is one key of `fields`.
	putAt(draft, path, ["fields"], withKey(fields, place.pointer, options));
}

function describe({ path, value }: Edit, documents: Documents): Sentence {
	const field = isNewField(value) ? value : undefined;
	const title = field?.schema.title;
	const name = typeof title === "string" ? title : (field?.name ?? "");
	const form = documentName(documents, path);
	return field?.required === true
		? sentence("The required field *{name}* was added to *{form}*", { name, form })
		: sentence("The field *{name}* was added to *{form}*", { name, form });
}

function offered(documents: Documents, { path, at }: EditTarget): boolean {
	const document = documents[path];
	const keys = resolveAddress(document, at);
	return keys !== null && isFieldList(document, keys);
}

/** Asks something more in a form: schema, options, step and `required` in one edit. */
export const addField: Verb<"add-field"> = {
	verb: "add-field",
	label,
	icon: "layui-icon-addition",
	keys: {},
	offered,
	apply,
	describe,
};
