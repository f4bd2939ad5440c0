import { ENGINE_TEXTS } from "../engine-texts.ts";
import { asObject, asString, isObject } from "../json/json.ts";
import { toPointer } from "../json/pointer.ts";
import { SERVER_TEXTS } from "../server-texts.ts";
import type { CategoriesDocument, NotificationsDocument, PorticoDocument } from "../types.gen.ts";
import { formSchemas } from "./form-schemas.ts";
import { argumentsOf } from "./message-arguments.ts";
import { walkDocument } from "./meta/walk.ts";

/** A source text, where it stands, and the names of the values it is given (undefined: it takes none). */
export type SourceText = { text: string; pointer: string; values: readonly string[] };

/** The texts of a document that the portal's locales must translate: those with a letter in them. */
export function textsOf(document: PorticoDocument): SourceText[] {
	return [...walkedTexts(document), ...plainTexts(document)].filter(({ text }) => /\p{L}/u.test(text));
}

/** The engine's own texts: they are given their values by code. */
export const engineTexts = (): readonly string[] => ENGINE_TEXTS;

/** What the server says, in refusals and short messages. */
export const serverTexts = (): readonly string[] => SERVER_TEXTS;

function walkedTexts(document: PorticoDocument): SourceText[] {
	const found: SourceText[] = [];
	walkDocument(document.kind, document, null, {
		part({ def, value, pointer }) {
			if (def !== "text") return;
			if (typeof value === "string") found.push({ text: value, pointer, values: [] });
			const text = isObject(value) ? asString(value.text) : undefined;
			const values = isObject(value) ? Object.keys(asObject(value.values)) : [];
			if (text !== undefined) found.push({ text, pointer: `${pointer}/text`, values });
			// What a bound text reads while nothing stands at its pointer.
			const instead = isObject(value) && "bind" in value ? asString(value.default) : undefined;
			if (instead !== undefined) found.push({ text: instead, pointer: `${pointer}/default`, values: [] });
		},
	});
	return found;
}

/** Texts that their meta-schema declares as plain strings. */
function plainTexts(document: PorticoDocument): SourceText[] {
	if (document.kind === "page") return [{ text: document.title, pointer: "/title", values: [] }];
	if (document.kind === "site" || document.kind === "desk")
		return [{ text: document.name, pointer: "/name", values: [] }];
	if (document.kind === "categories") return categoryTexts(document);
	if (document.kind === "notifications") return notificationTexts(document);
	if (document.kind === "routing")
		return document.rules.map(({ title }, at) => ({ text: title, pointer: `/rules/${at}/title`, values: [] }));
	if (document.kind === "templates")
		return document.templates.map(({ name }, at) => ({ text: name, pointer: `/templates/${at}/name`, values: [] }));
	if (document.kind !== "form") return [];
	return formSchemas(document).flatMap(({ schema, at }) =>
		["title", "description"].flatMap((keyword) => {
			const text = asString(schema[keyword]);
			return text === undefined ? [] : [{ text, pointer: toPointer([...at, keyword]), values: [] }];
		}),
	);
}

const CATEGORY_TEXTS = ["name", "description", "elsewhere"] as const;

const categoryTexts = ({ categories, teams = [] }: CategoriesDocument): SourceText[] => [
	...namedTexts(categories, "/categories"),
	...namedTexts(teams, "/teams"),
];

/** They are given their values by the server: which there are is checked apart (check/notifications.ts). */
function notificationTexts({ messages }: NotificationsDocument): SourceText[] {
	return messages.flatMap(({ subject, text }, index) =>
		Object.entries({ subject, text }).flatMap(([name, worded]) => {
			if (worded === undefined) return [];
			const values = argumentsOf(worded);
			return [{ text: worded, pointer: `/messages/${index}/${name}`, values: values instanceof Error ? [] : values }];
		}),
	);
}

const namedTexts = (
	parts: readonly { [key in (typeof CATEGORY_TEXTS)[number]]?: string }[],
	pointer: string,
): SourceText[] =>
	parts.flatMap((part, index) =>
		CATEGORY_TEXTS.flatMap((key) => {
			const text = part[key];
			return text === undefined ? [] : [{ text, pointer: `${pointer}/${index}/${key}`, values: [] }];
		}),
	);
