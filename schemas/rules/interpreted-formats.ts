import { format } from "@cfworker/json-schema";
import { FORMATS } from "./formats.ts";
import { isObject } from "./json.ts";

type Judge = (text: string) => boolean;

/** How the portal judges a format of texts; undefined for those of numbers, and those that any text has. */
function judgeOf(known: unknown): Judge | undefined {
	const judge = isObject(known) ? (known.type === undefined ? known.validate : undefined) : known;
	return typeof judge === "function" ? (text) => judge(text) === true : undefined;
}

/**
 * Branches and conditions are interpreted, by a library that has formats of its own: an address that compiled rules
 * refuse could be one to an `if`, and any text a mobile number. The portal's take their place, on both sides.
 */
for (const [name, known] of Object.entries(FORMATS)) {
	const judge = judgeOf(known);
	if (judge) Object.assign(format, { [name]: judge });
}
