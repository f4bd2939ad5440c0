import { isScalar } from "../../schemas/json/json.ts";

/**
 * The query string of a GET, with its question mark; empty when there is nothing to say.
 * Undefined, null and empty text are left out: an empty filter is no filter. An array repeats its name.
 */
export function toQueryString(query: object): string {
	const parameters = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		for (const item of Array.isArray(value) ? value : [value]) {
			if (isScalar(item) && item !== "") parameters.append(name, String(item));
		}
	}
	const text = parameters.toString();
	return text === "" ? "" : `?${text}`;
}
