import { isObject } from "../../json/json.ts";
import { addressTokens } from "../addresses.ts";
import { documentOf, isMutable, putAt, withKey, withoutKey } from "../draft-values.ts";
import { keyWords } from "../names.ts";
import { sentence, unfit, unusable } from "../refusals.ts";
import { confirmed } from "../stale-translations.ts";
import type { Documents, Edit, EditDraft, Sentence, Verb } from "../types.ts";

const label = "Translate";

/** The source text that an address in a messages document means, or undefined. */
function sourceText(at: string): string | undefined {
	const tokens = addressTokens(at);
	return tokens?.length === 2 && tokens[0] === "messages" ? tokens[1] : undefined;
}

function apply(draft: EditDraft, { path, at, value }: Edit): Sentence | undefined {
	const refusal = unusable(draft, path);
	if (refusal) return refusal;
	const source = sourceText(at);
	const messages = documentOf(draft, path)?.messages;
	if (source === undefined || !isMutable(messages) || (typeof value !== "string" && value !== null))
		return unfit(label);
	if (value !== null && Object.hasOwn(messages, source)) putAt(draft, path, ["messages", source], value);
	else
		putAt(draft, path, ["messages"], value === null ? withoutKey(messages, source) : withKey(messages, source, value));
	const document = documentOf(draft, path);
	if (document?.stale !== undefined) putAt(draft, path, [], confirmed(document, source));
	return undefined;
}

function describe({ path, at, value }: Edit, documents: Documents): Sentence {
	const document = documents[path];
	const source = sourceText(at) ?? keyWords(at);
	const locale = isObject(document) && typeof document.locale === "string" ? document.locale : path;
	return typeof value === "string"
		? sentence("“{source}” is “{translation}” in {locale}", { source, translation: value, locale })
		: sentence("“{source}” has no translation in {locale} any more", { source, locale });
}

/** Says a source text in another language. */
export const translateText: Verb<"translate"> = {
	verb: "translate",
	label,
	icon: "layui-icon-website",
	keys: {},
	offered: (documents, { path, at }) => documents[path]?.kind === "messages" && sourceText(at) !== undefined,
	apply,
	describe,
};
