import type { StaticPart } from "../../../renderer/forms/StaticForm.tsx";
import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import { FIELD_TRAITS } from "../../../schemas/field-types/traits.gen.ts";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { createCanvas } from "../canvas/canvas-form.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";
import { FIELD_TYPES } from "./field-types.ts";

type Sample = { properties: JsonObject; fields: JsonObject; answers: JsonObject };

/** What of a sample is read. */
const WORDS = ["title", "label", "link_label"];

/** A sample in the studio's language: its words, of answers every text. */
function inWords(value: unknown, translate: StudioI18n["translate"], isRead: boolean): unknown {
	if (typeof value === "string") return isRead ? translate(value) : value;
	if (Array.isArray(value)) return value.map((one) => inWords(one, translate, isRead));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([key, own]) => {
		const isText = typeof own === "string" && WORDS.includes(key);
		return [key, inWords(own, translate, isText || (isRead && typeof own === "string"))];
	});
	return Object.fromEntries(entries);
}

/** The sample of a type of field; of what holds questions, one as it begins. */
function sampleOf(id: string, translate: StudioI18n["translate"]): Sample | null {
	const name = FIELD_TYPE_NAMES.find((one) => FIELD_AUTHORING[one].palette.id === id);
	if (name) {
		const { properties, fields, answers } = FIELD_AUTHORING[name].sample;
		// Files and what an operation offers are nobody's here.
		const isAnswered = FIELD_TRAITS[name].asks !== "files" && !Object.values(fields).some((one) => one.options);
		return { properties, fields: { ...fields }, answers: isAnswered ? answers : {} };
	}
	const type = FIELD_TYPES.find((one) => one.id === id);
	if (!type) return null;
	const question = FIELD_AUTHORING.text.sample.properties.nickname?.title;
	const schema = type.schema(String(question));
	return { properties: { [id]: { title: translate(type.label), ...schema } }, fields: {}, answers: {} };
}

/** A type of field as it looks, with an answer where one can be invented; null of what is no question. */
export function fieldExample(id: string, { translate }: StudioI18n): StaticPart | null {
	const sample = sampleOf(id, translate);
	if (!sample) return null;
	const words = (value: unknown, isRead = false) => asObject(inWords(value, translate, isRead));
	const document = {
		kind: "form",
		id: "example",
		title: "Example",
		submit: { operation: "messagesIndex", label: "Example" },
		schema: { type: "object", properties: words(sample.properties) },
		fields: words(sample.fields),
	};
	const [part] = createCanvas()(document, Object.keys(sample.properties))?.parts ?? [];
	return part ? { ...part, values: { ...part.values, ...words(sample.answers, true) } } : null;
}
