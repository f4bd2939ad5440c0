import { format } from "@cfworker/json-schema";
import { isObject } from "../../json/json.ts";
import { FORMATS } from "../formats/formats.ts";

type IsValid = (text: string) => boolean;

/** How the portal validates a format of texts; undefined for those of numbers, and those that any text has. */
function isValidOf(known: unknown): IsValid | undefined {
	const isValid = isObject(known) ? (known.type === undefined ? known.validate : undefined) : known;
	return typeof isValid === "function" ? (text) => isValid(text) === true : undefined;
}

/**
 * Branches and conditions are interpreted, by a library that has formats of its own: an address that compiled rules
 * refuse could be one to an `if`, and any text a mobile number. The portal's take their place, on both sides.
 */
for (const [name, known] of Object.entries(FORMATS)) {
	const isValid = isValidOf(known);
	if (isValid) Object.assign(format, { [name]: isValid });
}
