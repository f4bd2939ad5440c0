import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { Operations } from "../../schemas/types.gen.ts";
import type { Journey } from "./journey.ts";

/** What the journey's portal answers everybody to an operation that reads. Throws what it says instead. */
export async function responseOf<Name extends keyof Operations & keyof typeof OPERATIONS>(
	journey: Journey,
	name: Name,
	query: Readonly<Record<string, string>> = {},
): Promise<Operations[Name]["response"]> {
	const url = `${journey.portal().url}/${OPERATIONS[name].path}?${new URLSearchParams(query)}`;
	const response: { code: number; msg: string; data: Operations[Name]["response"] } = await (await fetch(url)).json();
	if (response.code !== 0) throw new Error(`${name}: ${response.msg}`);
	return response.data;
}
