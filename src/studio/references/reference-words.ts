import { isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import { fieldsOf } from "../form/form-model.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";
import { fieldAtPointer } from "../outline/part-places.ts";
import { nameOf } from "../settings/meta-parts.ts";
import { settingLabel } from "../settings/setting-words.ts";

/** Parts of a document in which nothing has a name of its own: a schema is of types, and answers are what somebody wrote. */
const NAMELESS = ["schema", "answers"];

/** The name of the part that stands nearest around a place; a pointer to data is none. */
function nameAround(
	document: JsonObject,
	tokens: readonly string[],
	translate: StudioI18n["translate"],
): string | undefined {
	if (NAMELESS.includes(tokens[0] ?? "")) return undefined;
	for (let length = tokens.length - 1; length > 0; length--) {
		const part = valueAt(document, toPointer(tokens.slice(0, length)));
		const name = isObject(part) ? nameOf(part, "", translate) : "";
		if (name && !name.startsWith("/")) return name;
	}
	return undefined;
}

/** A place of a document in words: the question or part around it, and the setting as its screen calls it. */
export function referenceWords(
	document: JsonObject | undefined,
	pointer: string,
	{ t, translate, portal }: Pick<StudioI18n, "t" | "translate" | "portal">,
): string {
	const tokens = pointerTokens(pointer);
	if (tokens.length === 0) return t("Whole document");
	if (!document) return "·";
	const words = (token: string) => (token === "required" ? t("Must be answered") : translate(settingLabel(token)));
	const setting = tokens.findLast((token) => /^[a-z][a-z_]*$/.test(token)) ?? "";
	const field = document.kind === "form" ? fieldAtPointer(pointer) : undefined;
	const question = field && fieldsOf(document).find((one) => one.pointer === field);
	const label = question && portal(question.label);
	if (label) return setting === "fields" ? label : `${label} › ${words(setting)}`;
	const around = nameAround(document, tokens, translate);
	const settings = tokens.filter((token) => !/^\d+$/.test(token) && token !== "schema");
	return around === undefined ? settings.map(words).join(" › ") : `${portal(around)} › ${words(setting)}`;
}
