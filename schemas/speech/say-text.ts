import { valueAt } from "../rules/pointer.ts";
import type { Binding, Text, Value } from "../types.gen.ts";
import type { Speaker } from "./speaker.ts";

/** Whether an option is a binding rather than a constant or a text. */
export const isBinding = (value: unknown): value is Binding =>
	typeof value === "object" && value !== null && "bind" in value;

/** What stands at a pointer, or at a binding's with its default; neither formatted nor translated. */
export function resolveRaw(at: Binding | string, scope: object): unknown {
	if (typeof at === "string") return valueAt(scope, at);
	return valueAt(scope, at.bind) ?? at.default ?? undefined;
}

/** A binding's value in words: translated and formatted as it says; the empty string where nothing stands. */
export function sayBinding(binding: Binding, scope: object, speaker: Speaker): string {
	const value = resolveRaw(binding, scope);
	const said = binding.translate && typeof value === "string" ? speaker.text(value) : value;
	return speaker.format(said, binding.format ?? "text");
}

/** An argument of a message: in words where it has a format, raw where it has none, so that plurals can count it. */
function argument(value: Value, scope: object, speaker: Speaker): unknown {
	if (!isBinding(value)) return value;
	return value.format || value.translate ? sayBinding(value, scope, speaker) : resolveRaw(value, scope);
}

/** A text in the speaker's language with its values filled in; no text is the empty string. */
export function sayText(text: Text | undefined, scope: object, speaker: Speaker): string {
	if (text === undefined) return "";
	if (typeof text === "string") return speaker.text(text);
	if (isBinding(text)) return sayBinding(text, scope, speaker);
	const values = Object.entries(text.values).map(([name, value]) => {
		const said = argument(value, scope, speaker);
		// ICU takes no hyphen in what a select tells apart, yet ids have some.
		return [
			name,
			typeof said === "string" && text.text.includes(`{${name}, select`) ? said.replaceAll("-", "_") : said,
		];
	});
	return speaker.text(text.text, Object.fromEntries(values));
}
