import { asArray, asObject, asString } from "../../../schemas/rules/json.ts";
import { schemasAt } from "../../../schemas/rules/schema-at.ts";
import { isBinding } from "../../../schemas/speech/say-text.ts";
import type { SimilarSource } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import type { FormSession } from "../state/form-session.ts";

/** Fewer letters than this describe nothing; of Chinese, two characters are a word. */
const ENOUGH = { letters: 4, han: 2 };

const describes = (text: string) =>
	text.trim().length >= ENOUGH.letters || (text.match(/\p{Script=Han}/gu) ?? []).length >= ENOUGH.han;

/** Whether an answer is chosen rather than typed: then any is enough. */
function isChosen({ optionsAt, artefact }: FormSession, pointer: string): boolean {
	if (optionsAt(pointer).options) return true;
	return schemasAt(asObject(artefact.document.schema), pointer).some(
		({ const: only, enum: some, oneOf }) => only !== undefined || some !== undefined || asArray(oneOf).length > 0,
	);
}

/**
 * What similar cases are asked by, once every part of it that comes from the answers says something; else undefined.
 */
export function enoughDescribed(
	source: SimilarSource,
	resolver: Resolver,
	session: FormSession,
): Record<string, unknown> | undefined {
	const query = resolver.query(source.query);
	const told = Object.entries(source.query).every(([name, value]) => {
		if (!isBinding(value) || !value.bind.startsWith("/form/")) return true;
		const answer = asString(query[name]) ?? "";
		return isChosen(session, value.bind.slice("/form".length)) ? answer !== "" : describes(answer);
	});
	return told ? query : undefined;
}
