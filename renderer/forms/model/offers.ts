import { asksFor } from "../../../schemas/field-types/choose-type.ts";
import { asArray, asObject, asString } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { schemasAt } from "../../../schemas/json/schema-at.ts";
import { isBinding } from "../../../schemas/rules/texts/resolve-text.ts";
import { conditionReads } from "../../../schemas/rules/values/condition.ts";
import type { FormDocument, FormExit, SimilarSource } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import type { FormSession } from "./session.ts";

const FORM = "/form";

/** The values that some values are read from, as pointers into the values. */
const readsOf = (values: readonly unknown[]): string[] =>
	values.flatMap((value) =>
		isBinding(value) && value.bind.startsWith(`${FORM}/`) ? value.bind.slice(FORM.length) : [],
	);

/** The values that a person gives for one: itself, or those that a computed one is made of. */
function givenFor({ fields }: FormDocument, pointer: string): string[] {
	const computed = fields?.[pointer]?.computed;
	if (computed === undefined) return [pointer];
	return readsOf([computed, ...Object.values(asObject(asObject(computed).values))]);
}

/** The names of the form's fields in the order in which they are visible. */
const fieldNames = ({ steps, schema }: FormDocument): string[] =>
	steps?.flatMap(({ fields }) => fields) ?? Object.keys(asObject(asObject(schema).properties));

/** The last of some fields, in the order in which they are visible. */
function lastField(document: FormDocument, pointers: readonly string[]): string | undefined {
	const names = fieldNames(document);
	const placeOf = (pointer: string) => names.indexOf(pointerTokens(pointer)[0] ?? "");
	return pointers
		.filter((pointer) => !asksFor("hidden", document.fields?.[pointer] ?? {}))
		.sort((a, b) => placeOf(a) - placeOf(b))
		.at(-1);
}

/**
 * The field after which similar cases are offered: the last of those whose values they are looked for by. Undefined
 * where the form offers none.
 */
export const offeredAfter = (document: FormDocument): string | undefined =>
	lastField(
		document,
		readsOf(Object.values(document.similar?.query ?? {})).flatMap((pointer) => givenFor(document, pointer)),
	);

/** Whether a field stands in its step whatever else is answered: one of text, a number, or yes and no. */
function alwaysStands({ schema, fields }: FormDocument, pointer: string): boolean {
	const { type, const: only } = asObject(asObject(asObject(schema).properties)[pointer.slice(1)]);
	const isVisible = only === undefined && ["string", "number", "integer", "boolean"].includes(String(type));
	return isVisible && fields?.[pointer]?.when === undefined;
}

/**
 * The field after which an exit is said: the last of those that it depends on and that always stand there. Undefined
 * where there is none: then it is said where the form is sent.
 */
export const stoppedAfter = (document: FormDocument, { when }: FormExit): string | undefined =>
	lastField(
		document,
		conditionReads(when)
			.map(({ pointer }) => pointer.slice(FORM.length))
			.filter((pointer) => alwaysStands(document, pointer)),
	);

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
	const enough = Object.entries(source.query).every(([name, value]) => {
		if (!isBinding(value) || !value.bind.startsWith("/form/")) return true;
		const text = asString(query[name]) ?? "";
		return isChosen(session, value.bind.slice("/form".length)) ? text !== "" : describes(text);
	});
	return enough ? query : undefined;
}
