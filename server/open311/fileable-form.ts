import { asArray, asObject, asString, isObject, type JsonObject } from "../../schemas/json/json.ts";
import { conditionReads, isSatisfied } from "../../schemas/rules/values/condition.ts";
import type { FieldOptions, FormDocument } from "../../schemas/types.gen.ts";

/** One question of a form as GeoReport v2 asks it: an attribute. */
export type FormAttribute = {
	code: string;
	datatype: "string" | "number" | "datetime" | "text" | "singlevaluelist" | "multivaluelist";
	required: boolean;
	description: string;
	hint: string;
	values: readonly { key: string; name: string }[];
	schema: JsonObject;
};

/** A form that can be filed with GeoReport v2: what it takes from the standard's own arguments, and what as attributes. */
export type FileableForm = {
	document: FormDocument;
	/** What is the same in every case: that nobody's name is sent, and constants. */
	fixed: Readonly<Record<string, unknown>>;
	/** The text that takes `address_string`; the place that takes latitude and longitude too. */
	address: { name: string; isPlace: boolean } | null;
	attributes: readonly FormAttribute[];
};

/** What `description` fills; `title` is taken from it where none is sent. */
export const DESCRIPTION_FIELD = "description";
export const TITLE_FIELD = "title";
const OWN = new Set(["category", DESCRIPTION_FIELD]);
/** What takes more characters than this is asked for as a text of several lines. */
const LINE = 300;
const ADDRESSES = ["location", "address", "place"];

type Question = { name: string; schema: JsonObject; options: FieldOptions; required: boolean };

/** The values by which a form is filed without a name, where one constant each asks for it; undefined where it cannot be. */
function namelessValues({ auth, anonymous_when }: FormDocument): Record<string, unknown> | undefined {
	if (anonymous_when === undefined) return auth === "required" ? undefined : {};
	const entries = Object.entries(asObject(anonymous_when)).map(([pointer, schema]) => {
		const name = /^\/form\/([^/]+)$/.exec(pointer)?.[1];
		return name !== undefined && isObject(schema) && "const" in schema ? ([name, schema.const] as const) : null;
	});
	const known = entries.filter((entry) => entry !== null);
	if (known.length === entries.length) return Object.fromEntries(known);
	return auth === "required" ? undefined : {};
}

const constants = (questions: readonly Question[]) =>
	Object.fromEntries(
		questions.flatMap(({ name, schema }) => {
			const value = schema.const;
			return value !== undefined && schema.type !== "boolean" ? [[name, value]] : [];
		}),
	);

/** Whether a question is asked at all of who has sent these values. */
function isReachable({ options }: Question, fixed: Readonly<Record<string, unknown>>): boolean {
	if (options.when === undefined) return true;
	const known = conditionReads(options.when).every(({ pointer }) => (pointer.split("/")[2] ?? "") in fixed);
	return !known || isSatisfied(options.when, { form: fixed });
}

const choiceWords = ({ schema, options }: Question, values: readonly unknown[]) =>
	values.map((value) => ({
		key: String(value),
		name:
			asString(
				asArray(options.choices)
					.map(asObject)
					.find((one) => one.value === value)?.label,
			) ?? String(value),
		of: schema,
	}));

/** A question as an attribute; null where the standard has no way to ask it. */
function attributeOf(question: Question): FormAttribute | null {
	const { name, schema, options, required } = question;
	const rows = asObject(schema.items);
	const shared = {
		code: name,
		required,
		description: asString(schema.title) ?? name,
		hint: asString(options.hint) ?? "",
		schema,
	};
	const listed = (datatype: "singlevaluelist" | "multivaluelist", values: readonly unknown[]) => ({
		...shared,
		datatype,
		values: choiceWords(question, values).map(({ key, name: label }) => ({ key, name: label })),
	});
	if (options.options !== undefined) return null;
	if (Array.isArray(schema.enum)) return listed("singlevaluelist", schema.enum);
	if (schema.type === "boolean") return { ...listed("singlevaluelist", []), values: truths(schema) };
	if (schema.type === "array") return Array.isArray(rows.enum) ? listed("multivaluelist", rows.enum) : null;
	if (schema.type === "number" || schema.type === "integer") return { ...shared, datatype: "number", values: [] };
	if (schema.type !== "string") return null;
	const isTime = schema.format === "date" || schema.format === "date-time";
	return { ...shared, datatype: isTime ? "datetime" : Number(schema.maxLength) > LINE ? "text" : "string", values: [] };
}

const truths = ({ const: only }: JsonObject) =>
	[
		{ key: "true", name: "Yes" },
		{ key: "false", name: "No" },
	].filter(({ key }) => only === undefined || key === String(only));

const isPlace = ({ properties }: JsonObject) =>
	["latitude", "longitude", "text"].every((part) => part in asObject(properties));

/** What a form is to GeoReport v2; null where something that it needs cannot be sent by it. */
export function fileableForm(document: FormDocument): FileableForm | null {
	const nameless = namelessValues(document);
	if (!nameless || document.submit.operation !== "messagesIndex") return null;
	const needed = new Set(asArray(document.schema.required));
	const questions = Object.entries(asObject(document.schema.properties)).map(([name, schema]) => ({
		name,
		schema: asObject(schema),
		options: document.fields?.[`/${name}`] ?? {},
		required: needed.has(name),
	}));
	const fixed = { ...constants(questions), ...nameless };
	const place = questions.find(({ schema }) => isPlace(schema));
	const text = place ?? questions.find(({ name, schema }) => ADDRESSES.includes(name) && schema.type === "string");
	const address = text ? { name: text.name, isPlace: place !== undefined } : null;
	const rest = questions.filter((one) => !OWN.has(one.name) && !(one.name in fixed) && one.name !== address?.name);
	const open = rest.filter((one) => isReachable(one, fixed)).map((one) => ({ one, attribute: attributeOf(one) }));
	const category = questions.find(({ name }) => name === "category");
	if (!category || !questions.some(({ name }) => name === DESCRIPTION_FIELD)) return null;
	if (open.some(({ one, attribute }) => one.required && !attribute)) return null;
	const attributes = open.flatMap(({ attribute }) => (attribute ? [attribute] : []));
	return {
		document,
		fixed,
		address,
		attributes: attributes.map((one) => (one.code === TITLE_FIELD ? { ...one, required: false } : one)),
	};
}
