import { asObject } from "../../../schemas/rules/json.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import { isBinding } from "../../../schemas/speech/say-text.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

const FORM = "/form";

/** The answers that some values are read from, as pointers into the answers. */
const readsOf = (values: readonly unknown[]): string[] =>
	values.flatMap((value) =>
		isBinding(value) && value.bind.startsWith(`${FORM}/`) ? value.bind.slice(FORM.length) : [],
	);

/** The answers that a person gives for one: itself, or those that a computed one is made of. */
function givenFor({ fields }: FormDocument, pointer: string): string[] {
	const computed = fields?.[pointer]?.computed;
	if (computed === undefined) return [pointer];
	return readsOf([computed, ...Object.values(asObject(asObject(computed).values))]);
}

/** The names of the form's fields in the order in which they are asked. */
const askedNames = ({ steps, schema }: FormDocument): string[] =>
	steps?.flatMap(({ fields }) => fields) ?? Object.keys(asObject(asObject(schema).properties));

/**
 * The question after which similar cases are offered: the last of those whose answers they are looked for by. Undefined
 * where the form offers none.
 */
export function offeredAfter(document: FormDocument): string | undefined {
	const names = askedNames(document);
	const placeOf = (pointer: string) => names.indexOf(pointerTokens(pointer)[0] ?? "");
	return readsOf(Object.values(document.similar?.query ?? {}))
		.flatMap((pointer) => givenFor(document, pointer))
		.filter((pointer) => document.fields?.[pointer]?.widget !== "hidden")
		.sort((a, b) => placeOf(a) - placeOf(b))
		.at(-1);
}
