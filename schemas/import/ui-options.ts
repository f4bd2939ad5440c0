import { FIELD_AUTHORING } from "../field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../field-types/choose-type.ts";
import type { FieldTypeName } from "../field-types/field-type.ts";
import { FIELD_TRAITS } from "../field-types/traits.gen.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../json/json.ts";
import { toPointer } from "../json/pointer.ts";
import type { Importing } from "./importing.ts";
import { type FieldHome, homeOf } from "./schema-home.ts";

/** What an rjsf widget is called here; those that are missing have no counterpart. */
const WIDGETS: ReadonlyMap<string, FieldTypeName> = new Map(
	FIELD_TYPE_NAMES.flatMap((name) => FIELD_AUTHORING[name].rjsf.same.map((theirs) => [theirs, name] as const)),
);

/** Widgets that say what the schema says already. */
const PLAIN = new Set(["checkbox", "CheckboxWidget", "TextWidget"]);

type Setter = (home: FieldHome, value: unknown, importing: Importing) => boolean;

const field =
	(option: string, fits: (value: unknown) => boolean): Setter =>
	({ pointer }, value, importing) => {
		if (pointer === "" || !fits(value)) return false;
		importing.setField(pointer, option, value);
		return true;
	};

const isText = (value: unknown) => typeof value === "string" && value !== "";

const keyword =
	(name: string): Setter =>
	({ own }, value, importing) => {
		if (!isText(value)) return false;
		importing.setKeyword(own, name, value);
		return true;
	};

const readOnly: Setter = ({ own }, value, importing) => {
	if (value === true) importing.setKeyword(own, "readOnly", true);
	return typeof value === "boolean";
};

const widget: Setter = ({ pointer, schema }, value, importing) => {
	if (PLAIN.has(String(value))) return true;
	const name = WIDGETS.get(String(value));
	if (name === undefined || pointer === "") return false;
	if (FIELD_TRAITS[name].frame === "group" && schema.type === "boolean" && !Array.isArray(schema.enumNames))
		importing.nameBoth(pointer);
	importing.setField(pointer, "widget", name);
	return true;
};

/** The properties in another order; "*" stands for all that are not named. */
const order: Setter = ({ inner, schema }, value, importing) => {
	const names = Object.keys(asObject(schema.properties));
	const wanted = asArray(value).map(String);
	if (names.length === 0 || wanted.length === 0) return false;
	const others = names.filter((name) => !wanted.includes(name));
	const all = wanted.includes("*") ? wanted : [...wanted, "*"];
	const sorted = all.flatMap((name) => (name === "*" ? others : names.includes(name) ? [name] : []));
	importing.sortProperties(inner, sorted);
	return true;
};

const enumNames: Setter = ({ inner, schema }, value, importing) => {
	if (!Array.isArray(value) || !Array.isArray(schema.enum) || schema.enum.length !== value.length) return false;
	importing.setKeyword(inner, "enumNames", value);
	return true;
};

const SETTERS: Readonly<Record<string, Setter | undefined>> = {
	widget,
	order,
	enumNames,
	readonly: readOnly,
	disabled: readOnly,
	title: keyword("title"),
	description: keyword("description"),
	label: (_home, value) => value === true,
	help: field("hint", isText),
	placeholder: field("placeholder", isText),
	autocomplete: field("autocomplete", isText),
	addButtonText: field("add_label", isText),
	rows: field("rows", (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 30),
	accept: (home, value, importing) => {
		const kinds = [value].flat().flatMap((one) => String(one).split(/\s*,\s*/));
		if (!kinds.every((kind) => /^[a-z]+\/([*]|[a-z0-9.+-]+)$/.test(kind))) return false;
		importing.setField(home.pointer, "accept", kinds);
		return true;
	},
};

/** Options that only say how something looks where it is, or repeat what forms here do anyway. */
const OF_LOOKS = new Set(["classNames", "className", "style", "inline", "autofocus", "enumDisabled", "filePreview"]);

/** Carries a uiSchema over to the schema that it is about, and lists what has no counterpart. */
export function importUiSchema(ui: unknown, importing: Importing): void {
	importAt(asObject(ui), [], "", importing);
}

function importAt(ui: JsonObject, way: readonly string[], at: string, importing: Importing): void {
	const home = homeOf(importing.schema, way);
	if (home === undefined) {
		importing.leaveOut("uiSchema", at, "The schema has no such field.");
		return;
	}
	for (const [key, value] of Object.entries(ui)) {
		const here = at + toPointer([key]);
		if (key === "ui:options" && isObject(value))
			for (const [option, own] of Object.entries(value))
				apply(home, option, own, here + toPointer([option]), importing);
		else if (key === "ui:submitButtonOptions") submitText(value, here, importing);
		else if (key.startsWith("ui:")) apply(home, key.slice(3), value, here, importing);
		else importInner(key, value, way, here, importing);
	}
}

function importInner(key: string, value: unknown, way: readonly string[], at: string, importing: Importing): void {
	const schema = asObject(homeOf(importing.schema, way)?.schema);
	const isList = key === "items" && (schema.type === "array" || "items" in schema);
	if (isList && Array.isArray(value))
		for (const [index, own] of value.entries())
			importAt(asObject(own), [...way, `${index}`], `${at}/${index}`, importing);
	else if (isObject(value)) importAt(value, [...way, isList ? "*" : key], at, importing);
	else importing.leaveOut("uiSchema", at, "Alternatives and settings of the whole form are not imported.");
}

function apply(home: FieldHome, option: string, value: unknown, at: string, importing: Importing): void {
	const name = option.replace(/^ui:/, "");
	const isSet = SETTERS[name]?.(home, value, importing) ?? false;
	if (isSet) return;
	const why = OF_LOOKS.has(name) ? "How fields look is the portal's." : `Forms here have no counterpart to ${name}.`;
	importing.leaveOut("uiSchema", at, why);
}

function submitText(value: unknown, at: string, importing: Importing): void {
	const label = asString(asObject(value).submitText);
	if (label) importing.submitLabel = label;
	else importing.leaveOut("uiSchema", at, "Forms here have no counterpart to it.");
}
