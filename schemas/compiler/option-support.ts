import type { FieldOptions } from "../types.gen.ts";
import type { KeywordSupport } from "./keywords.ts";

/**
 * What becomes of each option of a field (`fields` of a form), our own counterpart to JSON Schema's keywords. Rendered:
 * the form shows it, or begins with it. Enforced: server and browser hold values to it, whatever is shown.
 */
export const OPTION_SUPPORT: Readonly<
	Record<keyof FieldOptions, readonly Extract<KeywordSupport, "rendered" | "enforced">[]>
> = {
	widget: ["rendered"],
	hint: ["rendered"],
	placeholder: ["rendered"],
	visibility: ["rendered", "enforced"],
	when: ["rendered", "enforced"],
	required_when: ["rendered", "enforced"],
	errors: ["rendered"],
	options: ["rendered"],
	choices: ["rendered"],
	prefill: ["rendered"],
	computed: ["rendered", "enforced"],
	calculated: ["rendered", "enforced"],
	autocomplete: ["rendered"],
	rows: ["rendered"],
	accept: ["rendered", "enforced"],
	max_size: ["rendered", "enforced"],
	max_count: ["rendered", "enforced"],
	code_for: ["rendered"],
	currency: ["rendered", "enforced"],
	link: ["rendered"],
	link_label: ["rendered"],
	add_label: ["rendered"],
	summary: ["rendered"],
	not_after: ["enforced"],
	not_before: ["enforced"],
	compared: ["enforced"],
	// Neither shown nor checked: answers typed in an earlier version are read by it.
	formerly: ["rendered"],
};
