import type { Translator } from "../../i18n/translator.ts";
import { valueAt } from "../../json/pointer.ts";
import type { Binding, Text, Value } from "../../types.gen.ts";

/** Whether an option is a binding rather than a constant or a text. */
export const isBinding = (value: unknown): value is Binding =>
	typeof value === "object" && value !== null && "bind" in value;

/** Whether a binding's default stands for a value. */
const isNothing = (value: unknown) => (value ?? "") === "";

/** What stands at a pointer, or at a binding's with its default; neither formatted nor translated. */
export function resolveRaw(at: Binding | string, scope: object): unknown {
	if (typeof at === "string") return valueAt(scope, at);
	const value = valueAt(scope, at.bind);
	return isNothing(value) ? (at.default ?? value ?? undefined) : value;
}

/** A binding's value in words: translated and formatted as it says; the empty string where nothing stands. */
export function resolveBinding(binding: Binding, scope: object, translator: Translator): string {
	const value = resolveRaw(binding, scope);
	const shown = binding.translate && typeof value === "string" ? translator.text(value) : value;
	return translator.format(shown, binding.format ?? "text");
}

/** An argument of a message: in words where it has a format, raw where it has none, so that plurals can count it. */
function argument(value: Value, scope: object, translator: Translator): unknown {
	if (!isBinding(value)) return value;
	return value.format || value.translate ? resolveBinding(value, scope, translator) : resolveRaw(value, scope);
}

/** A text in the translator's language with its values filled in; no text is the empty string. */
export function resolveText(text: Text | undefined, scope: object, translator: Translator): string {
	if (text === undefined) return "";
	if (typeof text === "string") return translator.text(text);
	if (isBinding(text)) {
		// Its default stands in the document, in the document's language.
		const translate = text.translate || isNothing(valueAt(scope, text.bind));
		return resolveBinding({ ...text, translate }, scope, translator);
	}
	const values = Object.entries(text.values).map(([name, value]) => {
		const shown = argument(value, scope, translator);
		// ICU takes no hyphen in what a select tells apart, yet ids have some.
		return [
			name,
			typeof shown === "string" && text.text.includes(`{${name}, select`) ? shown.replaceAll("-", "_") : shown,
		];
	});
	return translator.text(text.text, Object.fromEntries(values));
}
