import { toPointer } from "../../json/pointer.ts";
import { isLonger } from "../patterns/patterns.ts";
import type { Validate, ValidatorError } from "./validator-runtime.ts";

/** What is said of how a text is written, which is not worth saying of one that is too long. */
const WRITTEN: readonly string[] = ["pattern", "format", "maxLength"];

/** A value within another: a way as a list of its own for each would take the square of the depth. */
type Found = { value: unknown; name: string; within?: Found };

function pointerTo(found: Found): string {
	const tokens: string[] = [];
	for (let one = found; one.within; one = one.within) tokens.push(one.name);
	return toPointer(tokens.reverse());
}

/** Where texts of more than `max` characters stand. Without recursion: what a stranger sends may be nested as deep as it likes. */
function tooLong(data: unknown, max: number): string[] {
	const places: string[] = [];
	const waiting: Found[] = [{ value: data, name: "" }];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { value } = next;
		if (typeof value === "string" && isLonger(value, max)) places.push(pointerTo(next));
		if (value === null || typeof value !== "object") continue;
		for (const [name, entry] of Object.entries(value)) waiting.push({ value: entry, name, within: next });
	}
	return places;
}

/** A validator that also refuses every text of more than `limit` characters, whatever its schema declares of it. */
export function withTextLimit(own: Validate, limit: number): Validate {
	const validate: Validate = (data) => {
		const found = own(data) ? [] : (own.errors ?? []);
		const places = new Set(tooLong(data, limit));
		const others = found.filter(({ instancePath, keyword }) => !places.has(instancePath) || !WRITTEN.includes(keyword));
		const errors = [...others, ...[...places].map((place) => longerThan(limit, place))];
		validate.errors = errors.length === 0 ? null : errors;
		return errors.length === 0;
	};
	return validate;
}

/** As AJV would say it of a schema with that limit. */
const longerThan = (limit: number, instancePath: string): ValidatorError => ({
	keyword: "maxLength",
	instancePath,
	schemaPath: "#/maxLength",
	params: { limit },
});
