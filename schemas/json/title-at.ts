import { asString, type JsonObject } from "./json.ts";
import { pointerTokens, toPointer } from "./pointer.ts";
import { alternatives, schemasAt, within } from "./schema-at.ts";

/**
 * The title of the value at a pointer: a source text. An entry without one has its list's, for a number names nothing.
 */
export function titleAt(schema: JsonObject, pointer: string): string {
	const here = schemasAt(schema, pointer);
	const resolve = within(schema);
	const titles = [...here, ...here.flatMap((one) => alternatives(one, resolve))].map((one) => asString(one.title));
	const [last = "", ...around] = pointerTokens(pointer).reverse();
	const title = titles.find((one) => one !== undefined);
	return title ?? (/^\d+$/.test(last) && around.length > 0 ? titleAt(schema, toPointer(around.reverse())) : last);
}
