import type { Json } from "../../../schemas/edits/types.ts";
import { asArray, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { onceForEach } from "../../../schemas/rules/values/once-for-each.ts";
import type { Arrangement, CanvasChange, CanvasPart, CanvasPlace } from "../arrange/arrangement.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";
import { copiesOf, fieldClip, pastedAs, pastedField } from "./field-clip.ts";
import { asMembers, FIELD_TYPES, type FieldType, fieldTypeOf, freeName } from "./field-types.ts";
import { type FormQuestion, fieldsOf, heldOwner, heldPlace, questionSteps, siblingNames } from "./form-model.ts";
import { pastedStep, stepClip } from "./step-clip.ts";
import { addStep, beginStep, moveStep, removeStep } from "./step-edits.ts";

/** Where a question goes: the `properties` that it joins, the step at the top of a form with steps, its place there. */
export type FieldTarget = { owner: string; place: readonly string[]; step?: string; index?: number };

const TOP = ["schema", "properties"];

/** What a form has on its canvas, before it is put into words. */
type FormParts = { path: string; form: JsonObject; fields: readonly FormQuestion[] };

export const isStepId = (id: string) => id.startsWith("#");

function targetOf({ form, fields }: FormParts, { part, where }: CanvasPlace): FieldTarget | null {
	const steps = questionSteps(form);
	if (part === "" || isStepId(part)) {
		const step = steps.find(({ id }) => `#${id}` === part) ?? steps.at(-1);
		return { owner: "", place: TOP, ...(step && { step: step.id }) };
	}
	const field = fields.find(({ pointer }) => pointer === part);
	if (!field) return null;
	if (where === "within") return field.holds ? { owner: heldOwner(field), place: heldPlace(field) } : null;
	const place = field.place.slice(0, -1);
	const step = field.owner === "" ? steps[field.step]?.id : undefined;
	const index = siblingNames(form, field.owner, place, field.step).indexOf(field.name) + (where === "after" ? 1 : 0);
	return { owner: field.owner, place, ...(step !== undefined && { step }), index };
}

/** What kind a question is of; worked out once for each state of it. */
const typeOnce = onceForEach((field: FormQuestion) => ({ type: fieldTypeOf(field) }));

function partsOf({ form, fields }: FormParts, { t, translate }: StudioI18n): CanvasPart[] {
	const steps = questionSteps(form);
	const holders = new Map(fields.flatMap((one) => (one.holds ? [[heldOwner(one), one]] : [])));
	const ofField = (field: FormQuestion): CanvasPart => {
		const around = holders.get(field.owner);
		const step = steps[field.step];
		const { type } = typeOnce(field);
		return {
			id: field.pointer,
			name: field.label,
			kind: type ? translate(type.label) : t("Question"),
			icon: type?.icon ?? "form",
			owner: around ? around.pointer : step ? `#${step.id}` : null,
			depth: field.place.filter((token) => token === "properties").length - (step ? 0 : 1),
			holds: field.holds ? ["field"] : [],
			sort: "field",
			required: field.required,
		};
	};
	const inSteps = steps.flatMap(({ id, title }, index) => [
		{ id: `#${id}`, name: title, kind: t("Step"), icon: "list", owner: null, depth: 0, holds: ["field"], sort: "step" },
		...fields.filter(({ step }) => step === index).map(ofField),
	]);
	return [...inSteps, ...fields.filter(({ step }) => step === -1).map(ofField)];
}

function moveField(parts: FormParts, field: FormQuestion, place: CanvasPlace): CanvasChange | null {
	const { path, form } = parts;
	const target = targetOf(parts, place);
	if (!target) return null;
	const names = siblingNames(form, field.owner, field.place.slice(0, -1), field.step);
	const isSame =
		target.owner === field.owner && (questionSteps(form)[field.step]?.id === target.step || field.owner !== "");
	const own = names.indexOf(field.name);
	const index = target.index !== undefined && isSame && own < target.index ? target.index - 1 : target.index;
	if (isSame && index === own) return null;
	return {
		edits: [
			{
				verb: "move-field",
				path,
				at: toPointer(field.place),
				to: toPointer(target.place),
				...(target.step !== undefined && { value: target.step }),
				...(index !== undefined && { index }),
			},
		],
		found: () => `${target.owner}${toPointer([field.name])}`,
	};
}

function addField(
	parts: FormParts,
	entry: string,
	place: CanvasPlace,
	{ t, translate }: StudioI18n,
): CanvasChange | null {
	const { path, form } = parts;
	const type = FIELD_TYPES.find(({ id }) => id === entry);
	const target = targetOf(parts, place);
	if (!type || !target) return null;
	const name = freeName(form, target.place, type.id);
	const title = type.named ? translate(type.label) : t("New question");
	const options = firstOptions(parts, type, translate);
	const schema = { title, ...type.schema(t("New question")) };
	const value: Json = {
		name,
		schema,
		options: { ...options, ...(!type.holds && { visibility: "private" }) },
		// What takes yes alone, such as a consent, is asked so that nothing is sent without it.
		...("const" in schema && { required: true }),
	};
	const at = toPointer(target.place);
	const index = target.index === undefined ? {} : { index: target.index };
	const to = target.step === undefined ? {} : { to: `/steps/#${target.step}` };
	return { edits: [{ verb: "add-field", path, at, value, ...index, ...to }], found: () => `${target.owner}/${name}` };
}

/** What a new question begins with: choices in the words of who adds it, a code for the form's own mobile number. */
function firstOptions({ fields }: FormParts, { options }: FieldType, translate: StudioI18n["translate"]) {
	const mobile = fields.find(({ options: own }) => String(own.autocomplete).startsWith("tel"));
	return {
		...options,
		...(Array.isArray(options.choices) && {
			choices: asArray(options.choices).map((choice) => {
				const { value = null, label } = asMembers(choice);
				return { value, label: translate(String(label)) };
			}),
		}),
		...(options.code_for !== undefined && mobile && { code_for: mobile.pointer }),
	};
}

/** Puts a question into a new group that stands in its place, alone or in rows. */
function wrapField(parts: FormParts, field: FormQuestion, wrap: string, i18n: StudioI18n): CanvasChange | null {
	const group = addField(parts, wrap, { part: field.pointer, where: "before" }, i18n);
	const [add] = group?.edits ?? [];
	const pointer = group?.found({});
	const name = pointer?.split("/").at(-1);
	if (!add || !pointer || !name) return null;
	const around = [...field.place.slice(0, -1), name];
	const holder = wrap === "rows" ? [...around, "items", "properties"] : [...around, "properties"];
	const empty = FIELD_TYPES.find(({ id }) => id === wrap)?.emptySchema ?? {};
	const value: Json = { name, schema: { title: i18n.t("New group"), ...empty }, options: {} };
	const move = { verb: "move-field", path: parts.path, at: toPointer(field.place), to: toPointer(holder) } as const;
	return { edits: [{ ...add, value }, move], found: () => pointer };
}

/** A form as what stands on its canvas: steps, questions, groups with the questions in them. */
export function formArrangement(path: string, form: JsonObject, i18n: StudioI18n): Arrangement {
	const parts: FormParts = { path, form, fields: fieldsOf(form) };
	const fieldOf = (id: string) => parts.fields.find(({ pointer }) => pointer === id);
	const { t, translate } = i18n;
	return {
		path,
		parts: partsOf(parts, i18n),
		palette: [
			...FIELD_TYPES.map(({ id, label, help, icon }) => ({
				id,
				icon,
				sort: "field",
				label: translate(label),
				help: translate(help),
			})),
			{
				id: "step",
				sort: "step",
				label: t("Step"),
				help: t("A page of the form, checked before the next opens."),
				icon: "list",
			},
		],
		add: (entry, place) =>
			entry === "step" ? addStep(path, form, place, t("New step")) : addField(parts, entry, place, i18n),
		move(id, place) {
			const field = fieldOf(id);
			return field ? moveField(parts, field, place) : moveStep(path, form, id, place);
		},
		remove(id) {
			const field = fieldOf(id);
			if (!field) return removeStep(path, form, id);
			return { edits: [{ verb: "remove", path, at: toPointer(field.place) }], found: () => null };
		},
		follow: (id) => () => id,
		clip(id) {
			const field = fieldOf(id);
			return field ? fieldClip(form, field) : stepClip(form, id);
		},
		paste(clip, place, before) {
			if (clip.sort === "step") return pastedStep(path, form, clip, place);
			const target = clip.sort === "field" ? targetOf(parts, place) : null;
			return target && pastedField(path, form, clip, target, pastedAs(form, clip, target), copiesOf(before));
		},
		wraps: (id) =>
			fieldOf(id)
				? [
						{ id: "group", label: "In a group" },
						{ id: "rows", label: "In a group that can be repeated" },
						...(fieldOf(id)?.owner === "" ? ([{ id: "step", label: "In a step that begins here" }] as const) : []),
					]
				: [],
		wrap(id, wrap) {
			const field = fieldOf(id);
			if (!field) return null;
			return wrap === "step" ? beginStep(path, form, field, t("New step")) : wrapField(parts, field, wrap, i18n);
		},
	};
}
