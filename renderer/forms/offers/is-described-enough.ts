import { isBinding } from "../../../schemas/i18n/resolve-text.ts";
import { asArray, asObject, asString } from "../../../schemas/rules/json.ts";
import { schemasAt } from "../../../schemas/rules/schema-at.ts";
import type { SimilarSource } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import type { FormSession } from "../state/form-session.ts";

/** Fewer letters than this describe nothing; of Chinese, two characters are a word. */
const MIN_DESCRIPTION = { letters: 4, han: 2 };

const describes = (text: string) =>
	text.trim().length >= MIN_DESCRIPTION.letters || (text.match(/\p{Script=Han}/gu) ?? []).length >= MIN_DESCRIPTION.han;

/** Whether a value is chosen rather than typed: then any is enough. */
function isChosen({ optionsAt, artefact }: FormSession, pointer: string): boolean {
	if (optionsAt(pointer).options) return true;
	return schemasAt(asObject(artefact.document.schema), pointer).some(
		({ const: only, enum: some, oneOf }) => only !== undefined || some !== undefined || asArray(oneOf).length > 0,
	);
}

/**
 * What similar cases are searched by, once every part of it that comes from the values says something; else undefined.
 */
export function isDescribedEnough(
	source: SimilarSource,
	resolver: Resolver,
	session: FormSession,
): Record<string, unknown> | undefined {
	const query = resolver.query(source.query);
	const announced = Object.entries(source.query).every(([name, value]) => {
		if (!isBinding(value) || !value.bind.startsWith("/form/")) return true;
		const response = asString(query[name]) ?? "";
		return isChosen(session, value.bind.slice("/form".length)) ? response !== "" : describes(response);
	});
	return announced ? query : undefined;
}
