import { isStrings } from "../../json/json.ts";

/** The ids of a form, its present one first: what was begun, filed or counted before it was renamed has the id that it had then. */
export const formIds = ({ id, formerly }: { readonly id?: unknown; readonly formerly?: unknown }): string[] => [
	...new Set([...(typeof id === "string" ? [id] : []), ...(isStrings(formerly) ? formerly : [])]),
];
