import type { FormQuestion } from "../form/form-model.ts";

/** Settings that mean something for some types of field alone; "rows" is a repeat group. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
	rows: ["textarea"],
	accept: ["file"],
	max_size: ["file"],
	max_count: ["file"],
	code_for: ["verification_code"],
	currency: ["money"],
	link: ["consent"],
	link_label: ["consent"],
	add_label: ["rows"],
	summary: ["rows"],
	options: ["combobox", "select", "radio", "checkboxes", "address"],
	computed: ["text", "textarea", "static", "hidden"],
	calculated: ["number", "money"],
};

/** Whether a setting says anything of a question, or has been given all the same: what is set is never hidden. */
export function hasSetting({ options, schema, holds }: FormQuestion, key: string): boolean {
	const only = ONLY_FOR[key];
	if (!only || Object.hasOwn(options, key)) return true;
	const type = holds ?? options.widget ?? (schema.type === "string" ? "text" : schema.type);
	return only.some((one) => one === type);
}
