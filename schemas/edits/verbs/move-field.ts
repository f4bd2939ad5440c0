import { asArray, isObject, isStrings } from "../../json/json.ts";
import { type Path, toPointer } from "../../json/pointer.ts";
import { resolveAddress, splitAddress, valueAlong } from "../addresses.ts";
import { documentOf, isMutable, partAt, putAt, withEntry, withKey, withoutDrafts } from "../draft-values.ts";
import { type FormFieldPlace, fieldAt } from "../field-places.ts";
import { withReferencesMoved } from "../move-references.ts";
import { documentName, fieldTitle } from "../names.ts";
import { gone, sentence, taken, unfit, unusable } from "../refusals.ts";
import type { Documents, Edit, EditDraft, Sentence, Verb } from "../types.ts";
import { takeOut } from "./remove.ts";

const label = "Move a field";

/** The field that an edit moves, and the one that it is afterwards. */
type Way = { field: FormFieldPlace; list: Path; moved: FormFieldPlace };

function wayOf(draft: EditDraft, edit: Edit): Way | Sentence {
	const { path, at } = edit;
	const document = documentOf(draft, path);
	const keys = document ? resolveAddress(document, at) : null;
	const field = keys && fieldAt(document, keys);
	if (!keys || !field) return gone(edit);
	const to = edit.to ?? splitAddress(at)?.parent ?? "";
	const list = document ? resolveAddress(document, to) : null;
	if (!list) return gone({ path, at: to });
	const moved = fieldAt(document, [...list, field.name]);
	if (!moved || list.at(-1) !== "properties") return unfit(label);
	if (keys.every((key, depth) => list[depth] === key)) return sentence("Nothing can be moved into itself.");
	return { field, list, moved };
}

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	const refusal = unusable(draft, edit.path);
	if (refusal) return refusal;
	const way = wayOf(draft, edit);
	if ("text" in way) return way;
	const { field, list, moved } = way;
	const stays = field.pointer === moved.pointer;
	if (!stays && Object.hasOwn(Object(valueAlong(draft.documents[edit.path], list)), field.name))
		return taken(field.name);
	const hasSteps = moved.owner === "" && Array.isArray(documentOf(draft, edit.path)?.steps);
	const step = hasSteps ? stepOf(draft, edit, field) : null;
	if (hasSteps && !step) return gone({ path: edit.path, at: `/steps/#${edit.value}` });
	if (!stays || !step) moveSchema(draft, edit, way, step ? undefined : edit.index);
	if (!stays) {
		moveRequired(draft, edit.path, way);
		const document = documentOf(draft, edit.path);
		if (document) putAt(draft, edit.path, [], withReferencesMoved(document, field.pointer, moved.pointer));
	}
	inSteps(draft, edit, field, step);
	return undefined;
}

/** Keys to the step that is to have the field at the top: the one named, else the one that has it, else the last. */
function stepOf(draft: EditDraft, { path, value }: Edit, { name, owner }: FormFieldPlace): Path | null {
	if (typeof value === "string") {
		const keys = partAt(draft, { path, at: toPointer(["steps", `#${value}`]) })?.keys;
		return keys ?? null;
	}
	const steps = asArray(documentOf(draft, path)?.steps);
	const own = owner === "" ? steps.findIndex((step) => isObject(step) && asArray(step.fields).includes(name)) : -1;
	return ["steps", own === -1 ? steps.length - 1 : own];
}

function moveSchema(draft: EditDraft, { path }: Edit, { field, list }: Way, index: number | undefined): void {
	const own = [...field.schemaKeys, "properties", field.name];
	const schema = withoutDrafts(valueAlong(draft.documents[path], own));
	takeOut(draft, path, own);
	const target = withoutDrafts(valueAlong(draft.documents[path], list));
	if (isMutable(target)) putAt(draft, path, list, withKey(target, field.name, schema, index));
}

function moveRequired(draft: EditDraft, path: string, { field, moved }: Way): void {
	const from = [...field.schemaKeys, "required"];
	const before = withoutDrafts(valueAlong(draft.documents[path], from));
	if (!isStrings(before) || !before.includes(field.name)) return;
	putAt(
		draft,
		path,
		from,
		before.filter((name) => name !== field.name),
	);
	const to = [...moved.schemaKeys, "required"];
	const after = withoutDrafts(valueAlong(draft.documents[path], to));
	putAt(draft, path, to, [...(isStrings(after) ? after : []), field.name]);
}

/** Has one step at most list the field: the one that keys lead to, where there is one. */
function inSteps(draft: EditDraft, { path, index }: Edit, { name, owner }: FormFieldPlace, to: Path | null): void {
	const steps = withoutDrafts(documentOf(draft, path)?.steps);
	if (!Array.isArray(steps) || (owner !== "" && !to)) return;
	const next = steps.map((step: unknown, place) => {
		if (!isObject(step) || !isStrings(step.fields)) return step;
		const others = step.fields.filter((own) => own !== name);
		const isTarget = to?.at(-1) === place;
		return isTarget || others.length < step.fields.length
			? { ...step, fields: isTarget ? withEntry(others, name, index) : others }
			: step;
	});
	putAt(draft, path, ["steps"], next);
}

function describe({ path, at, to, value }: Edit, documents: Documents): Sentence {
	const document = documents[path];
	const keys = resolveAddress(document, at);
	const field = keys && fieldAt(document, keys);
	const name = field ? fieldTitle(document, field.pointer) : at;
	const list = to === undefined ? null : resolveAddress(document, to);
	const owner = list && fieldAt(document, [...list, "field"])?.owner;
	if (owner && owner !== field?.owner)
		return sentence("*{name}* was moved to *{target}*", { name, target: fieldTitle(document, owner) });
	if (field?.owner && !owner && to !== undefined)
		return sentence("*{name}* was moved to *{target}*", { name, target: documentName(documents, path) });
	if (typeof value !== "string") return sentence("*{name}* was moved", { name });
	const step = asArray(document?.steps).find((one) => isObject(one) && one.id === value);
	const target = isObject(step) && typeof step.title === "string" ? step.title : value;
	return sentence("*{name}* was moved to *{target}*", { name, target });
}

/** Asks a field elsewhere in its form: in another place, step, group or repeat group, with all that belongs to it. */
export const moveField: Verb<"move-field"> = {
	verb: "move-field",
	label,
	icon: "layui-icon-transfer",
	keys: {},
	offered(documents, { path, at }) {
		const keys = resolveAddress(documents[path], at);
		return keys !== null && fieldAt(documents[path], keys) !== null;
	},
	apply,
	describe,
};
