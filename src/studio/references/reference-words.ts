import { isObject } from "../../../schemas/rules/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../../schemas/rules/pointer.ts";
import { fieldsOf } from "../form/form-model.ts";
import { fieldAtPointer } from "../outline/outline.ts";
import { nameOf } from "../settings/meta-parts.ts";
import { settingTitle } from "../settings/setting-words.ts";

/** A place of a document in words: the question or part around it, and the setting. */
export function referenceWords(document: unknown, pointer: string): string {
	const tokens = pointerTokens(pointer);
	if (tokens.length === 0) return "·";
	const field = isObject(document) && document.kind === "form" ? fieldAtPointer(pointer) : undefined;
	const label =
		isObject(document) && field !== undefined && fieldsOf(document).find((one) => one.pointer === field)?.label;
	const setting = tokens.findLast((token) => /^[a-z][a-z_]*$/.test(token)) ?? "";
	if (label) return `${label} › ${settingTitle(setting)}`;
	for (let length = tokens.length - 1; length > 0; length--) {
		const part = valueAt(document, toPointer(tokens.slice(0, length)));
		const name = isObject(part) ? nameOf(part, "") : "";
		if (name) return `${name} › ${settingTitle(setting)}`;
	}
	return tokens.map(settingTitle).join(" › ");
}
