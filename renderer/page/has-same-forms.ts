import { FORM_BLOCKS } from "../../schemas/blocks/by-trait.gen.ts";
import { asObject } from "../../schemas/json/json.ts";
import type { PageDocument } from "../../schemas/types.gen.ts";
import { blockNames } from "./block-names.ts";

/** Where the forms in a part of a page stand, with what they hang on: only there is a form the same one once more. */
function formsIn(part: unknown, at: string): string[] {
	if (Array.isArray(part)) {
		const names = blockNames(part.map(asObject));
		return part.flatMap((each, place) => formsIn(each, `${at}/${names[place]}`));
	}
	const { type, when, ...rest } = asObject(part);
	if (FORM_BLOCKS[String(type)]) return [at + JSON.stringify(part)];
	return Object.entries(rest).flatMap(([name, inner]) => formsIn(inner, at + JSON.stringify([type, when, name])));
}

/** The parts of a page whose change has all its blocks rendered anew. */
const groundOf = ({ id, auth, data }: PageDocument) => JSON.stringify([id, auth, data]);

/** Whether a page that is published anew leaves the forms alone that stood on it before. */
export function hasSameForms(before: PageDocument, after: PageDocument): boolean {
	const remaining = new Set(formsIn(after.blocks, groundOf(after)));
	return formsIn(before.blocks, groundOf(before)).every((form) => remaining.has(form));
}
