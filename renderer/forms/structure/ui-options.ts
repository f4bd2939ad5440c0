import { getUiOptions, type UiSchema } from "@rjsf/utils";
import { isFieldType } from "../../../schemas/field-types/choose-type.ts";
import type { FieldTypeName } from "../../../schemas/field-types/field-type.ts";
import { RJSF_NAMES } from "../../../schemas/field-types/rjsf-names.gen.ts";
import { isObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The type of field that a `ui:widget` names; undefined for one that is not of this theme. */
export function fieldTypeNamed(widget: unknown): FieldTypeName | undefined {
	if (typeof widget !== "string") return undefined;
	return isFieldType(widget) ? widget : Object.hasOwn(RJSF_NAMES, widget) ? RJSF_NAMES[widget] : undefined;
}

/** A defined entry, or none. */
const entry = <K extends string, V>(name: K, value: V | undefined) => (value === undefined ? {} : { [name]: value });

/** What a `uiSchema` says of one field, as a document's `fields` would. */
export function fieldOptionsOf(uiSchema: UiSchema | undefined): FieldOptions {
	const { widget, help, description, placeholder, autocomplete, rows, currency, accept } = getUiOptions(uiSchema);
	return {
		...entry("widget", fieldTypeNamed(widget)),
		...entry("hint", text(help) ?? text(description)),
		...entry("placeholder", text(placeholder)),
		...entry("autocomplete", text(autocomplete)),
		...entry("rows", typeof rows === "number" ? rows : undefined),
		...entry("currency", text(currency)),
		...entry("accept", typeof accept === "string" ? accept.split(",") : undefined),
	};
}

/** The part of a `uiSchema` for the value at a pointer: of a row that of `items`. */
export function uiSchemaAt(root: UiSchema | undefined, pointer: string): UiSchema | undefined {
	return pointerTokens(pointer).reduce<UiSchema | undefined>((around, token) => {
		const own: unknown = around?.[token] ?? (/^\d+$/.test(token) ? around?.items : undefined);
		return isObject(own) ? own : undefined;
	}, root);
}
